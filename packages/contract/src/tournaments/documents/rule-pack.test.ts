import { EARLIER_PACKS } from '@tablee/domain/tournaments/rule-packs/earlier-packs'
import { RULE_PACKS } from '@tablee/domain/tournaments/rule-packs/rule-packs'
import { expect, test } from 'vitest'
import { rulePack } from './rule-pack.ts'

/** Members that packs lacked in their first reading. */
const LATER_MEMBERS = ['roundRobin', 'tableLossGames', 'lateEntrants', 'defaultRounds', 'cutMinutes', 'finalMinutes']

/** Games whose packs were read twice; later ones never lacked anything. */
const READ_TWICE = ['magic', 'pokemon', 'yugioh', 'lorcana', 'altered', 'other']

test.each(EARLIER_PACKS.filter(({ game, id, version }) => READ_TWICE.includes(game) && id === `${game}-${version}`))(
  'NONE-8 a pack that was kept before its second reading is the first one ($id)',
  (pack) => {
    const kept = Object.fromEntries(Object.entries(pack).filter(([name]) => !LATER_MEMBERS.includes(name)))
    expect(rulePack.parse(JSON.parse(JSON.stringify(kept)))).toEqual(pack)
  },
)

test.each(RULE_PACKS)(
  'NONE-8 STAK-9 a pack that was kept before cuts had minutes of their own keeps those of its rounds ($id)',
  (pack) => {
    const { cutMinutes: _, finalMinutes: __, ...kept } = pack
    expect(rulePack.parse(kept)).toEqual({ ...pack, cutMinutes: pack.roundMinutes, finalMinutes: pack.roundMinutes })
  },
)

test.each([...RULE_PACKS, ...EARLIER_PACKS])('NONE-8 a pack is read as it was kept ($id)', (pack) => {
  expect(rulePack.parse(JSON.parse(JSON.stringify(pack)))).toEqual(pack)
})
