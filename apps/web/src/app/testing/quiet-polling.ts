import { configure, getConfig } from '@testing-library/react'

/** While it asks again and again, Testing Library marks its configuration with this; its types keep it to themselves. */
const IS_POLLING = '_disableExpensiveErrorDiagnostics'

/**
 * What is waited for is missing at most looks, and each time the whole page was written down for an error that nobody reads: a
 * fifth of the work of our tests of screens. The last error, when the time is up, is written with the page as ever.
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

// Files of tests that share a process begin here again, each.
const { getElementError } = getConfig()
if (!('isQuiet' in getElementError)) configure({ getElementError: quietWhilePolling(getElementError) })
