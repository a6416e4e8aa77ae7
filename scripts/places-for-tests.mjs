import { ensurePlacesBaked } from './places.mjs'

/** Server tests need no build of the app, but the table of places. */
export async function setup() {
  if (!(await ensurePlacesBaked())) throw new Error('The tests have no table of places: see above.')
}
