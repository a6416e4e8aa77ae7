import type { tablePlan as french } from '../fr/table-plan.ts'
import type { Translation } from '../translation.ts'

export const tablePlan: Translation<typeof french> = {
  title: 'Table numbers',
  fromNextRound: 'Counts from the next round on; tables that are paired keep their number.',
  prefix: 'Prefix',
  prefixHint: 'Before every number, from now on: with B, table 12 is called B12. Optional.',
  first: 'First table',
  fewer: 'One number less',
  more: 'One number more',
  leftOut: 'Tables left out',
  leftOutHint: 'For example 5, 8-10. Nobody plays there.',
  leftOutWrong: 'Enter numbers and ranges, for example 5, 8-10.',
  random: 'Draw the tables at random, not by standing',
  fixed: 'Fixed tables',
  fixedHelp:
    'The player stays at their table, the opponent comes to them. If two fixed players meet, the lower number counts.',
  free: 'Remove the fixed table of {name}',
  player: 'Player',
  choose: 'Choose a player',
  table: 'Table',
  mark: 'Fixed table: {table}',
  onSlip: 'Fixed table: {names}',
  own: {
    here: 'Your table stays {table}.',
    elsewhere: 'This round is played at table {here}; your fixed table stays {table}.',
    everyRound: 'You play every round at table {table}.',
  },
  act: 'Fixed table',
  keepAt: 'Fixed table of {name}',
  release: 'No fixed table',
  keptAt: '{name} keeps table {table}.',
  freed: '{name} has no fixed table any more.',
  add: 'Fix the table',
  save: 'Save the tables',
  saved: 'Table numbers saved',
  failed: 'The table numbers were not saved',
}
