import type { parts as french } from '../fr/parts.ts'
import type { Translation } from '../translation.ts'

export const parts: Translation<typeof french> = {
  line: 'Part {part}: {name}',
  names: {
    swiss: 'Swiss rounds',
    pods: 'tables of 4',
    elimination: 'single elimination',
    draft: 'draft',
    'round-robin': 'round robin',
    groups: 'groups',
  },
  round: 'round {from}',
  rounds: 'rounds {from} to {to}',
  ranking: {
    fresh: 'Part {part}: only {rounds} counts. Whoever is not in this part comes after, in the order from before.',
    freshMany: 'Part {part}: only {rounds} count. Whoever is not in this part comes after, in the order from before.',
    carried: 'Part {part}: the points of {rounds} count together, those of each round by the rules of its part.',
    chosen_one: 'It is played by {count}: whoever did not qualify comes after, whatever their points.',
    chosen_other: 'It is played by {count}: the others come after, whatever their points.',
  },
  explained: {
    fresh: 'This place comes from {rounds}: points of another part are not added.',
    freshOne: 'This place comes from {rounds}: points of another part are not added.',
    mixed:
      'Each round counts with the points of its part. In the opponents’ %, their points of all these rounds are divided by the most that could be won in them.',
  },
  outTitle: 'Part {part} is played without you',
  out: 'Part {part} is played by the {size} who qualified. Your place is in the standings.',
  start: {
    open: 'Next part…',
    title: 'Begin part {part}',
    text: 'Its first round is paired at once. While that has no result, undoing it takes the part back.',
    draftText:
      'Pods follow the standings: draw them to draft, then start the round. Until the first pick the draft can be taken back.',
    structure: 'How this part is played',
    rounds: 'Rounds of this part',
    roundsFault: 'Give 1 to {most} rounds.',
    points: 'Points',
    fresh: 'Begin at zero',
    carried: 'Keep the points',
    freshHint: 'The standings will count the rounds of this part alone.',
    carriedHint: 'The rounds before still count, with the points of their part.',
    playing: 'Who plays this part',
    everybody: 'Everybody',
    first: 'Top {size}',
    everybodyHint_one: '{count} person is still playing.',
    everybodyHint_other: '{count} people are still playing.',
    firstHint: 'Down to {name}. The others play no more and keep their places behind.',
    start: 'Begin part {part}',
    started: 'Part {part} begins',
    failed: 'The part has not begun',
  },
  undo: 'Part {part} is taken back with its first round: the standings are again those from before.',
  journal: 'Another part begins: {name}',
}
