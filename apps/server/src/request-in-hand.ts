import { AsyncLocalStorage } from 'node:async_hooks'

const ids = new AsyncLocalStorage<string>()

/** The request by which whatever happens now was begun; null for what the server does by itself. */
export const requestInHand = (): string | null => ids.getStore() ?? null

export function takeInHand(requestId: string, next: () => void): void {
  ids.run(requestId, next)
}
