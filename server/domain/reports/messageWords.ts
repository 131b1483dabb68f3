/** Words in error messages of browsers and client libraries. They tell nothing about a person. */
export const MESSAGE_WORDS: ReadonlySet<string> = new Set(
  (
    'a abort aborted access accessed after already an and any argument arguments array as assertion assign assignment ' +
    'async at attempt await bad be because before bigint blob body boolean bound brand break broken buffer but by call ' +
    'callback called can cannot canvas chunk circular class client closed code component connection const constructor ' +
    'content convert converting could cross css data database date declaration defined delete denied depth did ' +
    'dispatch does document dom domexception done duplicate dynamic dynamically each element empty end error evaluate ' +
    'event exceeded exception exist expected export extension failed failure fetch fetching file find first for found ' +
    'frame from function generator get getter global handler has header hook hydrate hydration id identifier illegal ' +
    'import imported in index indexeddb infinite initial initialization initialize initialized input insecure instance ' +
    'instanceof insert interrupted into invalid invariant invocation is it iterable iterator its json key keyword last ' +
    'left length lexical limit line link list load loaded loading local lock lookup loop map maximum media message ' +
    'method minified missing module more must name navigator nested network new no node not null number object of ' +
    'offline on only open operation operator option or origin out outside overflow own page parameter parent parse ' +
    'pattern permission play position private promise promised properties property prototype proxy quota range react ' +
    'read reading readonly recursion redefine reducer ref reference referenceerror refused regexp regular reject ' +
    'rejected rejection remove removed render rendered request required requires reserved resize resizeobserver ' +
    'resolve resource response result return root router runtime same script securityerror selector server service set ' +
    'setter setting size source space stack state static storage store stream string strict subscribe super supported ' +
    'symbol syntax syntaxerror target template text than that the then this timed timeout to token too transaction ' +
    'type typeerror types unable uncaught undefined unexpected unhandled unknown unmounted unterminated update url use ' +
    'used valid value variable view was were when while window with within without worker write writing wrong xml yet'
  ).split(' '),
);
