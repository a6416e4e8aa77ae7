import type { structure as french } from '../fr/structure.ts'
import type { Translation } from '../translation.ts'

export const structure: Translation<typeof french> = {
  label: 'Structure',
  names: {
    swiss: 'Swiss rounds',
    elimination: 'Single elimination',
    'round-robin': 'Round robin',
  },
  hints: {
    swiss: 'Everybody plays every round, against somebody with the same score.',
    elimination: 'Who loses is out, no match is drawn. The bracket is drawn by lot at the start.',
    'round-robin': 'A pool of 3 to 8 players: everybody meets everybody once.',
  },
  eliminationReady_one: '{count} player, {rounds} up to the final. The bracket is drawn by lot.',
  eliminationReady_other: '{count} players, {rounds} up to the final. The bracket is drawn by lot.',
  roundRobinReady_one: '{count} player, {rounds}: everybody meets everybody once, in an order drawn by lot.',
  roundRobinReady_other: '{count} players, {rounds}: everybody meets everybody once, in an order drawn by lot.',
  bracketTitle: {
    swiss: 'Final bracket',
    elimination: 'Bracket',
    'round-robin': 'Play-off for the first place',
  },
  playOff: {
    start_one: 'Play off the first place',
    start_other: 'Play off the first place ({count} players)',
    started: 'The play-off begins',
    failed: 'The play-off did not begin',
    undo: 'The play-off is taken back: the first place is shared again.',
  },
  meetings: {
    title: 'Level on points',
    'points-among': 'Points against {names}: {value}',
    'games-among': 'Games won less games lost against {names}: {value}',
    games: 'Games won less games lost in all matches: {value}',
    level: '(still level)',
    shared: 'Shares the place with {names}.',
    rule: 'Round robin: points, then among those who are level the points and the games of their own matches, then the games of all matches. Whoever stays level shares the place; nothing is drawn by lot.',
  },
  meetingsLegend:
    'Level on points, the matches among those who are level decide, then the games. Tap a name to see how.',
  largeBracket: 'The bracket has {count} places: the tables of the round are below.',
  wholeBracket: 'Show the whole bracket',
  lastRounds: 'Show the last rounds',
  why: {
    drawn: 'The draw placed everybody in the bracket.',
    winners: 'In the bracket, the winners of two neighbouring matches meet.',
    alone: 'In the bracket, nobody is on the other side in this round.',
    circle: 'Round robin: everybody meets everybody once, in the order drawn at the start.',
    odd: 'The number of players is odd: everybody has one bye.',
    left: 'The player meant for this round has left the tournament.',
  },
  checkLead: {
    elimination:
      'The draw from the seed places everybody in the bracket, then winners meet. This device makes the bracket again and compares.',
    'round-robin':
      'The draw from the seed gives the order of the matches of all rounds. This device makes it again and compares.',
  },
  undoFirst: 'The draw is taken back: the tournament waits for its start again.',
  bye: {
    bracket: 'Nobody is on the other side in this round of the bracket: you go on to the next one without playing.',
    circle: 'Nobody is on the other side in this round: you win it without playing.',
  },
  outTitle: 'Knocked out',
  outText: 'The bracket goes on without you.',
  reach: 'Reached',
  reached: {
    winner: 'Winner',
    final: 'Runner-up',
    semi: 'Semifinal',
    quarter: 'Quarterfinal',
    eighth: 'Round of 16',
    sixteenth: 'Round of 32',
    other: 'Round of {places}',
    none: '–',
  },
  stillIn: {
    final: 'In the final',
    semi: 'In the semifinal',
    quarter: 'In the quarterfinal',
    eighth: 'In the round of 16',
    sixteenth: 'In the round of 32',
    other: 'In the round of {places}',
  },
  thenRecord: '{rounds}, then {bracket}',
  unranked: '{reach} · no place, by decision of the judge',
  cutLegend: 'In the final bracket, how far somebody came gives the place; the points are those of the rounds before.',
  drawnBy_one: 'The draw placed {count} player',
  drawnBy_other: 'The draw placed {count} players',
  chosen: 'Structure: {name}',
  closed: 'The draw is made: nobody can come in any more.',
  legend: 'Whoever lost in the same round shares the same place.',
}
