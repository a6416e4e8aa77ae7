import { ensurePlacesBaked } from './places.mjs'

/** Tests of the server need no build of the app, but know where places are. */
export async function setup() {
  if (!(await ensurePlacesBaked())) throw new Error('The tests have no table of places: see above.')
}
