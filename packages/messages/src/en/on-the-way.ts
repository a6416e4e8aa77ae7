import type { onTheWay as french } from '../fr/on-the-way.ts'
import type { Translation } from '../translation.ts'

export const onTheWay: Translation<typeof french> = {
  results_one: '{count} result to send',
  results_other: '{count} results to send',
  roundWaits_one: '{count} result to send: the round is complete once the network is back.',
  roundWaits_other: '{count} results to send: the round is complete once the network is back.',
}
