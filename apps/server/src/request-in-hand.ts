import { AsyncLocalStorage } from 'node:async_hooks'
import type { WorkDone } from './ports/work-done.ts'

export type InHand = { readonly requestId: string; readonly work: WorkDone }

const inHand = new AsyncLocalStorage<InHand>()

/** The id of the current request; null for the server's own work. */
export const requestInHand = (): string | null => inHand.getStore()?.requestId ?? null

export function takeInHand(request: InHand, next: () => void): void {
  inHand.run(request, next)
}

export function noteWork(done: Partial<WorkDone>): void {
  const work = inHand.getStore()?.work
  if (!work) return
  work.elementsRead += done.elementsRead ?? 0
  work.elementsWritten += done.elementsWritten ?? 0
  work.bytesWritten += done.bytesWritten ?? 0
}
