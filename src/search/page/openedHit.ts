/** A position in the results of a query. */
export type Place = {query: string; index: number};

let opened: Place | null = null;

export function rememberOpenedHit(place: Place): void {
  opened = place;
}

/** The last opened hit, so that Back can return to it. */
export const lastOpenedHit = (): Place | null => opened;
