import { expect, test } from 'vitest'
import { seededRandom } from '../../seeded-random.ts'
import { nameKey } from '../players/player-name.ts'
import { heldOnIn, nameOfFile } from './held-on.ts'
import { MOST_PAST_PEOPLE, MOST_PAST_WINS, readPastEvent } from './past-event.ts'

const seed = process.env.RESCUE_SEED ?? String(Math.trunc(Math.random() * 2 ** 32))
const PIECES = [
  ...['Classement', 'Standings', 'Rang', 'Nom', 'Points', 'Record', 'Ronde 1', 'Prénom', 'OMW%', 'Dropped', 'Place'],
  ...[
    'Zoé',
    'zoe',
    'Max',
    'BYE',
    'Nº 3',
    '1',
    '2',
    '2.',
    '12',
    '9999',
    '2-1',
    '3-0-1',
    '66,7 %',
    '14/03/2026',
    '20260314',
  ],
  ...[
    ';',
    ',',
    '\t',
    '|',
    '  ',
    '\n',
    '\r\n',
    '"',
    '\uD800',
    '\u0000',
    '<table>',
    '<tr>',
    '<td>',
    '</td>',
    '{',
    '}',
    '[',
    ':',
  ],
  ...['"startAt":9999999999', '"started_at":"2026-13-45', '<startdate>99/99/9999', 'mars 2026', '31 févr. 2026'],
]

test(`RESC-12 whatever is pasted is told or a ranking that is whole (RESCUE_SEED=${seed})`, () => {
  const next = seededRandom(seed)
  const below = (count: number) => Math.floor(next() * count)
  const whole = 'Vendredi 14/03/2026\nRang;Nom;Points\n1;Zoé;9\n2;Max;6\n2;Léa;6\n4;Inès;0'
  let taken = 0
  for (let run = 0; run < 3_000; run++) {
    const pieces = Array.from({ length: below(40) }, () => PIECES[below(PIECES.length)] ?? '')
    const at = below(whole.length)
    const cut = `${whole.slice(0, at)}${pieces.slice(0, 2).join('')}${whole.slice(at + below(4))}`
    const text = run % 2 === 0 ? pieces.join(below(2) === 0 ? '' : ';') : cut
    const day = heldOnIn(text, nameOfFile(text.slice(0, 80)))
    if (day !== null) expect(new Date(`${day}T12:00:00Z`).toISOString().slice(0, 10), `run ${run}`).toBe(day)
    const { read } = readPastEvent(text)
    if (!read) continue
    taken++
    const { places } = read
    const isSound = places.every(
      ({ name, place, won, drawn }) =>
        name !== '' &&
        place >= 1 &&
        place <= MOST_PAST_PEOPLE &&
        [won, drawn].every((one) => one >= 0 && one <= MOST_PAST_WINS),
    )
    expect(isSound && new Set(places.map(({ name }) => nameKey(name))).size === places.length, `run ${run}`).toBe(true)
  }
  expect(taken).toBeGreaterThan(100)
})

/** Steps may grow with the text, never with its square. */
test.each(['1;', '1;Zoé;3\n', '"', '<td>', '14/03/', '"startAt":', 'mars ', '20260', ' '])(
  'RESC-12 a million characters of "%s" are read or told',
  (piece) => {
    const text = piece.repeat(Math.floor(999_000 / piece.length))
    const { read, fault } = readPastEvent(text)
    expect(read ?? fault).toBeDefined()
    expect(heldOnIn(text, text.slice(0, 4_000)) ?? 'none').toBeTruthy()
  },
)
