/** A place in the list of results of a query. */
export type Place = {query: string; index: number};

let opened: Place | null = null;

export function rememberOpenedHit(place: Place): void {
  opened = place;
}

/** The hit that was opened last, so that Back can return to it. */
export const lastOpenedHit = (): Place | null => opened;
