import { configure, getConfig } from '@testing-library/react'

/** Set by Testing Library while polling; missing in its types. */
const IS_POLLING = '_disableExpensiveErrorDiagnostics'

/**
 * Each failing look used to serialize the page into an error nobody reads: a fifth of our screen tests' time. The last error, on timeout,
 * still includes it.
 */
function quietWhilePolling(written: ReturnType<typeof getConfig>['getElementError']) {
  return Object.assign(
    (message: string | null, container: Element): Error => {
      if (Reflect.get(getConfig(), IS_POLLING) !== true) return written(message, container)
      const error = new Error(message ?? '')
      error.name = 'TestingLibraryElementError'
      return error
    },
    { isQuiet: true },
  )
}

// Test files in one process each start from here.
const { getElementError } = getConfig()
if (!('isQuiet' in getElementError)) configure({ getElementError: quietWhilePolling(getElementError) })
