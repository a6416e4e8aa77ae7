import type { ruleFaults as french } from '../fr/rule-faults.ts'
import type { Translation } from '../translation.ts'

export const ruleFaults: Translation<typeof french> = {
  points:
    'Points (points): whole numbers from 0 to 100; a win is worth more than a loss, and a draw neither more than a win nor less than a loss.',
  placings:
    'Tables of 3 to 5 (placings): whole points from 0 to 100, places that never earn more than the one before, fractions from 0 to 1, 0 to 4 opponents for a bye, and 1 to 600 minutes.',
  bestOf: 'Games of a match (bestOf): a whole number from 1 to 9.',
  draws: 'Drawn matches (draws): true or false.',
  scoresAllowed:
    'Possible scores (scoresAllowed): 1 to 24 different ones, the greater number first, never more games than the match has, and one majority.',
  tiebreakers: 'Tiebreakers (tiebreakers): each once, of those that Tablée knows.',
  matchWin:
    'Match-win percentage (matchWin): fractions from 0 to 1; tieWeight, cap and droppedCap only where wins are counted.',
  gameWin: 'Game-win percentage (gameWin): a floor from 0 to 1.',
  opponents: 'Opponents (opponents): each-round or distinct.',
  byeGames: 'Games of a bye (byeGames): three whole numbers from 0 to 9.',
  lossGames: 'Games of a loss without a match (lossGames): three whole numbers from 0 to 9.',
  tableLossGames: 'Games of a match lost at the table (tableLossGames): three whole numbers from 0 to 9.',
  lateEntrants: 'Late entrants (lateEntrants): last or as-others.',
  turnsAfterTime: 'Turns after time (turnsAfterTime): 0 to 10, or null.',
  noShow: 'Missed matches (noShow): drops or asks.',
  noOpponent: 'Without an opponent (noOpponent): a fraction from 0 to 1.',
  unplayedDrawGames: 'Drawn games that nobody played (unplayedDrawGames): a whole number from 0 to 9.',
  missedRounds: 'Missed rounds (missedRounds): loss or not-played.',
  disqualified: 'Disqualified players (disqualified): unranked or ranked.',
  defaultRounds: 'Number of rounds (defaultRounds): recommended or swiss.',
  roundRobin: 'Round robin (roundRobin): meetings or tiebreakers.',
  roundMinutes: 'Minutes of a round (roundMinutes): a whole number from 1 to 600.',
  cutMinutes: 'Minutes of a round of the cut (cutMinutes): a whole number from 1 to 600, or null for no clock.',
  finalMinutes: 'Minutes of the final (finalMinutes): a whole number from 1 to 600, or null for no clock.',
}
