/** Alternative texts for the dressed figures on the public pages. */
export const looksText = {
  garden: 'A woman in a mustard wrap dress with white flowers',
  linen: 'A man in a white band-collar shirt and brown linen trousers',
  cherry: 'A woman in an open cherry-red wool coat over cream trousers',
  skirt: 'A woman in a white blouse with full sleeves and a long terracotta skirt',
  gown: 'A woman in a long blue silk gown',
  scarlet: 'A woman in a scarlet double-breasted tuxedo',
  'trench-plus': 'A full-figured woman in an open trench coat, a striped tee and jeans',
  'trench-slim': 'A woman with a straight figure in an open trench coat, a striped tee and jeans',
  'trench-man': 'An athletic man in an open trench coat, a striped tee and jeans',
  'knit-plus': 'A full-figured woman in a green cable sweater and beige chinos',
  'knit-slim': 'A woman with a straight figure in a green cable sweater and beige chinos',
  'knit-man': 'An athletic man in a green cable sweater and beige chinos',
  'suit-plus': 'A full-figured woman in a pale green satin suit',
  'suit-slim': 'A woman with a straight figure in a pale green satin suit',
  'suit-man': 'An athletic man in a pale green satin suit',
} as const;

/** The queries that found the clothes of the figures. */
export const lookQueries = {
  garden: 'a floral dress for a garden party',
  'knit-man': 'a chunky green sweater',
  cherry: 'a warm coat that is not black',
  skirt: 'a white blouse with puff sleeves',
  gown: 'a blue gown for the opera',
} as const;
