import { expect, test } from 'vitest'
import { seededRandom } from '../../seeded-random.ts'
import { createdTournament, evolveAll } from '../evolve.ts'
import { importTournament } from '../files/import-tournament.ts'
import { publicId } from '../testing/a-tournament.ts'
import type { TournamentCode, TournamentId } from '../tournament.ts'
import { readRescue } from './read-rescue.ts'
import { rescuedFile } from './rescued-file.ts'

const seed = process.env.RESCUE_SEED ?? String(Math.trunc(Math.random() * 2 ** 32))
const ELSEWHERE = { id: 'e' as TournamentId, code: 'ZZZZZZ' as TournamentCode, organizer: publicId('me') }
const PIECES = [
  ...[
    'Ronde 1',
    'Round 2',
    'Classement',
    'Table',
    'Player 1',
    'Player 2',
    'Result',
    'Points',
    'Zoé',
    'Max',
    'Léa',
    'BYE',
  ],
  ...[
    '2-1',
    '0-0-3',
    '1',
    '3',
    'vs',
    '\t',
    ';',
    ',',
    '|',
    '  ',
    '\n',
    '\r\n',
    '"',
    '(3)',
    '\uD800',
    '\u0000',
    '<',
    '>',
    '&#0;',
  ],
  ...[
    '<table>',
    '<tr>',
    '<td>',
    '</td>',
    '</tr>',
    '<tournament>',
    '<player userid="1">',
    '<round number="1">',
    '</match>',
  ],
  ...['<match outcome="1">', '<firstname>', '<dropped>', '<script>', '<!doctype html>', '{', '}', 'won 2-0-0'],
]

test(`YEAR-34 whatever is pasted is read or told, and what is read can go on (RESCUE_SEED=${seed})`, () => {
  const next = seededRandom(seed)
  const below = (count: number) => Math.floor(next() * count)
  const whole = [
    'Ronde 1',
    '1\tZoé\tMax\t2-1',
    '2\tLéa\tInès\t0-2',
    'Ronde 2',
    '1\tZoé\tInès\t2-0',
    '2\tLéa\tMax\t2-0',
  ].join('\n')
  let taken = 0
  for (let run = 0; run < 3_000; run++) {
    const pieces = Array.from({ length: below(40) }, () => PIECES[below(PIECES.length)] ?? '')
    const at = below(whole.length)
    const cut = `${whole.slice(0, at)}${pieces.slice(0, 2).join('')}${whole.slice(at + below(4))}`
    const { read } = readRescue(run % 2 === 0 ? pieces.join(below(2) === 0 ? '' : '\t') : cut)
    if (!read) continue
    taken++
    const imported = importTournament(rescuedFile(read, { name: 'x', game: 'magic', lot: 'lot' }), ELSEWHERE)
    expect(imported, `run ${run}`).toMatchObject({ accepted: true })
    if (imported.accepted) evolveAll(createdTournament(imported.value.created), imported.value.settled)
  }
  expect(taken).toBeGreaterThan(100)
})

/** The steps that a reader takes may grow with the text, never with its square. */
test.each([
  ['quotes', '"'],
  ['tags without an end', '<a '],
  ['tags', '<td>'],
  ['letters of web pages', '&#'],
  ['blanks', ' '],
  ['tabs', '\t'],
  ['lines', 'Ronde 1\n'],
  ['pairs', 'a vs b 2-0\n'],
])('YEAR-34 a million characters of %s are read or told', (_, piece) => {
  for (const start of ['', '<!doctype html><table>', '<tournament ', 'Ronde 1\n']) {
    const text = `${start}${piece.repeat(Math.floor(999_000 / piece.length))}`
    const { read, fault } = readRescue(text)
    expect(read ?? fault).toBeDefined()
  }
})
