import * as react from 'react'

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'

/**
 * For its warnings, React notes of each element where in the code it was made, up to a number of them in a second: a fifth
 * of the work of our tests of screens. It believes to have noted that many already. Warnings come as before, without that place.
 */
const internals: object | undefined = Reflect.get(react, INTERNALS)
if (internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => {},
    configurable: true,
  })
