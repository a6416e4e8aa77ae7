import * as react from 'react'

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'

/**
 * React records where elements were created, up to a limit per second: a fifth of our screen tests' time. This pretends the limit is
 * reached; warnings lose only that place.
 */
const internals: object | undefined = Reflect.get(react, INTERNALS)
if (internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => {},
    configurable: true,
  })
