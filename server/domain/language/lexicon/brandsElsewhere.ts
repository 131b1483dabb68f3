/**
 * Well-known brands and shops. If a query names one that the catalogue does not have, search says so instead of
 * correcting the spelling. Leaves out brands that are everyday words.
 */
export const BRANDS_ELSEWHERE: ReadonlySet<string> = new Set(
  (
    'zara h&m m&s c&a uniqlo asos shein temu primark nike adidas reebok puma lululemon gymshark gucci prada chanel dior hermes versace balenciaga burberry fendi givenchy armani moncler patagonia hollister abercrombie superdry topshop boohoo prettylittlething missguided ' +
    'jcrew nordstrom bloomingdales macys walmart kmart woolworths myer mrprice truworths foschini edgars jumia konga myntra flipkart ajio nykaa fabindia biba manyavar lacoste converse timberland birkenstock birkenstocks crocs skechers clarks asics salomon hoka carhartt dickies wrangler uggs havaianas rayban ralph lauren ' +
    'monsoon jigsaw whistles reiss hobbs joules barbour ganni jacquemus cos arket toteme sezane reformation everlane aritzia anthropologie mytheresa farfetch ssense zalando vinted depop ebay amazon'
  ).split(' '),
);
