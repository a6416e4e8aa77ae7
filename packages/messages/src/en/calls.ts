import type { calls as source } from '../fr/calls.ts'
import type { Translation } from '../translation.ts'

export const calls: Translation<typeof source> = {
  seated: 'Round {round}: table {table}, against {opponent}',
  moved: 'Round {round} changed: table {table}, against {opponent}',
  seatedAtPod: 'Round {round}: table {table}, seat {seat}, with {others}',
  movedToPod: 'Round {round} changed: table {table}, seat {seat}, with {others}',
  bye: 'Round {round}: you have the bye and win the match',
  loss: 'Round {round}: a loss without a match',
  unseated: 'Round {round} changed: you no longer play in it',
  undone: 'Round {round} cancelled: wait for the new pairings',
  judgeCalled: 'A call at table {table}',
  judgeCalledAtDraft: 'A call at pod {pod}, seat {seat}',
  judgeAppealedAtDraft: 'An appeal at pod {pod}, seat {seat}',
  judgeAppealed: 'An appeal at table {table}',
  finished: 'The tournament is over: you finished in place {rank}',
}
