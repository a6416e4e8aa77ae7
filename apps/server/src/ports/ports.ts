import type { AcceptedWork } from './accepted-work.ts'
import type { Bus } from './bus.ts'
import type { Counters } from './counters.ts'
import type { DeskTalk } from './desk-talk.ts'
import type { Keys } from './keys.ts'
import type { LastActs } from './last-acts.ts'

/** What processes on the same database need to share. */
export type Ports = {
  readonly bus: Bus
  readonly counters: Counters
  readonly desks: DeskTalk
  readonly keys: Keys
  readonly work: AcceptedWork
  readonly acts: LastActs
}
