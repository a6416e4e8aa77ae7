import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seededRandom } from '@tablee/domain/seeded-random'
import type { GameType } from '@tablee/domain/tournaments/life/announcement'
import { expect, onTestFinished, test } from 'vitest'
import { UnusableDatabase } from '../../database/connection/unusable-database.ts'
import { importCards } from './import-cards.ts'
import { A_TABLE, LORCANA_CARDS, POKEMON_CARDS, YUGIOH_CARDS } from './testing/cards-of-games.ts'
import { CARDS_OF_MORE_GAMES } from './testing/cards-of-more-games.ts'
import { SOME_CARDS } from './testing/some-cards.ts'

const SAMPLES: readonly (readonly [GameType, string, string])[] = [
  ['magic', 'cards.json', JSON.stringify(SOME_CARDS)],
  ['pokemon', 'cards.json', JSON.stringify(POKEMON_CARDS, null, 2)],
  ['yugioh', 'cards.json', JSON.stringify(YUGIOH_CARDS)],
  ['lorcana', 'cards.json', JSON.stringify(LORCANA_CARDS, null, 1)],
  ['onepiece', 'cards.csv', A_TABLE],
  ...Object.entries(CARDS_OF_MORE_GAMES).map(
    ([game, cards]) => [game as GameType, 'cards.json', JSON.stringify(cards)] as const,
  ),
]
const RUNS = 40
const TELLING = ['[', ']', '{', '}', '"', '\\', ',', ';', '\n', '\t', '\0', 'é', '0']

/** Cut off, bytes changed, left out or twice. */
function broken(text: string, random: ReturnType<typeof seededRandom>): Buffer {
  const below = (limit: number) => Math.floor(random() * limit)
  let bytes = Buffer.from(text)
  for (let count = below(3); count >= 0; count--) {
    const at = below(bytes.length + 1)
    const some = Buffer.from(TELLING[below(TELLING.length)] ?? '')
    const [before, after] = [bytes.subarray(0, at), bytes.subarray(at)]
    const ways = [before, Buffer.concat([before, some, after]), Buffer.concat([before, some, after.subarray(1)])]
    bytes = ways[below(ways.length)] ?? bytes
  }
  return random() < 0.2 ? Buffer.concat([bytes, Buffer.from([0xff, 0xc3, 0x28])]) : bytes
}

test('CARD-17 whatever a file has become, it is read or refused with a sentence, and nothing is left behind', async () => {
  const seed = `${Date.now()}`
  const random = seededRandom(seed)
  const folder = mkdtempSync(join(tmpdir(), 'tablee-cards-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const refused = new Set<string>()
  for (const [game, name, text] of SAMPLES) {
    for (let run = 0; run < RUNS; run++) {
      const file = join(folder, name)
      const content = broken(text, random)
      writeFileSync(file, content)
      try {
        const { items, cards } = await importCards({
          ...{ files: [file], game, dataFolder: folder, now: new Date('2026-11-27') },
          tell: () => undefined,
        })
        expect(items).toBeGreaterThanOrEqual(cards)
      } catch (error) {
        if (!(error instanceof UnusableDatabase)) throw new Error(`seed ${seed}, ${game}: ${content}`, { cause: error })
        refused.add(game)
      }
      expect(readdirSync(folder).filter((each) => each.endsWith('.part'))).toEqual([])
    }
  }
  expect([...refused].sort()).toEqual([...new Set(SAMPLES.map(([game]) => game))].sort())
})
