import type {LiteClient} from 'algoliasearch/lite';

/** The methods that the modal and /search use. */
export type SearchClient = Pick<
  LiteClient,
  'search' | 'searchForHits' | 'addAlgoliaAgent'
>;
