import type { podExplain as french } from '../fr/pod-explain.ts'
import type { Translation } from '../translation.ts'

export const podExplain: Translation<typeof french> = {
  won: 'Round {round}: win against {names}, +{count}',
  drawn: 'Round {round}: draw with {names}, +{count}',
  lost: 'Round {round}: loss against {names}, +{count}',
  placed: 'Round {round}: place {place} against {names}, +{count}',
  bye: 'Round {round}: no opponents, round won, +{count}',
  byes_one: '{count} round without opponents: counts as {opponents} opponents at {share}',
  byes_other: '{count} rounds without opponents: count as {opponents} opponents at {share}',
  beaten: 'Opponents beaten: {count}',
  beatenMeaning: 'each counts once',
  nobodyBeaten: 'No opponent beaten',
  seat: 'Mean seat: {value}',
  seatMeaning: 'on equal figures, playing later at the table comes first',
  taken: 'Round {round}: seat {seat} of {of}',
  noSeat: 'No game played at a table',
  start: 'At the start: {points}',
  wagered: {
    won: 'Round {round}: win against {names}, {stake} staked, pot of {pot}: {gain}',
    drawn: 'Round {round}: draw with {names}, {stake} staked, pot of {pot} to share: {gain}',
    lost: 'Round {round}: loss against {names}, stake lost: {gain}',
    bye: 'Round {round}: no opponents, nothing staked or earned',
    alone: 'Round {round}: loss without a match, stake lost: {gain}',
    rule: 'Staked at each table: {share} of the points at that moment, rounded up to a whole one. The pot goes to the winner; a draw shares it, rounded up as well. For OMW a win counts {win}, a draw {draw}.',
  },
  source: 'addenda of TopDeck and of multiplayer events (MTA), the rest is practice',
  sourceOfWager:
    'a wager as in events of Hareruya; for the rest, addenda of TopDeck and of multiplayer events (MTA), and practice',
  practice:
    'OMW: each opponent’s points out of the most they could earn, at least {floor}, once per table shared. No published rules give this calculation: it is the practice of tournaments.',
}
