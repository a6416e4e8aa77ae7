import type { ExecutionHappening } from '@tablee/contract/serving/served-executions'
import type { Bus } from '../ports/bus.ts'
import { eventNames } from './account-events.ts'
import { withAction } from './document-events.ts'

export function createAnnounceExecution(bus: Bus): (happening: ExecutionHappening) => void {
  return ({ accountId, action, document }) => {
    const { $id: id, functionId } = document
    const channels = withAction(['executions', `executions.${id}`, `functions.${functionId}`], action)
    const path = ['functions', { id: functionId }, 'executions', { id }, action]
    bus.publish(channels, () => ({
      // With the action, without it, and the function alone.
      events: [5, 4, 2].flatMap((length) => eventNames(path.slice(0, length))),
      payload: document,
      audience: [accountId],
    }))
  }
}
