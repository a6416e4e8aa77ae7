import type { leftMatches as french } from '../fr/left-matches.ts'
import type { Translation } from '../translation.ts'

export const leftMatches: Translation<typeof french> = {
  title_one: '{name} has left the tournament ({played} of {count} match played)',
  title_other: '{name} has left the tournament ({played} of {count} matches played)',
  group: 'The matches of {name}',
  choice: { annulled: 'Annulled', forfeited: 'Forfeited' },
  note: {
    annulled: 'None of them counts, for anybody: no points, no games, no bye in their place.',
    forfeited: 'What was played counts; whoever had still to meet them wins without playing.',
  },
  failed: 'The choice was not saved',
  standings: {
    annulled: '{names}: left during the tournament, matches annulled for everybody.',
    forfeited: '{names}: left during the tournament, remaining matches forfeited.',
  },
  news: {
    annulled: '{name} has left the tournament: their matches are annulled, for everybody.',
    forfeited: '{name} has left the tournament: their remaining matches are forfeited.',
  },
  opponent: '{name} has left the tournament: this match is annulled and counts for nobody',
  opponentReports: 'Any result closes the table.',
  bye: {
    annulledTitle: 'You are not playing this round',
    annulled: '{name} has left the tournament: their matches are annulled, and this round does not count for you.',
    forfeited: '{name} has left the tournament: you win this round without playing.',
  },
  mark: 'Annulled',
  beforeDrop: {
    annulled:
      'Fewer than half of their matches are played: all of them are annulled. You can decide otherwise afterwards.',
    forfeited:
      'Half of their matches are played: they count, the rest is forfeited. You can decide otherwise afterwards.',
  },
  journal: {
    annulled: 'Matches annulled after a departure: {players}',
    forfeited: 'Matches counted after a departure, the rest forfeited',
  },
}
