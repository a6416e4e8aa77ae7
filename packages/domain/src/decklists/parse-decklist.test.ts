import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type DeckSection, deckSection, SECTION_KINDS } from './deck-section.ts'
import { parseDecklist } from './parse-decklist.ts'
import { LONGEST_DECK_LINE, readDeckLine } from './read-deck-line.ts'
import { writeDecklist } from './write-decklist.ts'

/** `main 60: 4 Opt <XLN> 65 | 56 Island` */
function told(sections: readonly DeckSection[]): readonly string[] {
  return sections.map(({ kind, total, cards }) => {
    const list = cards.map(({ quantity, name, setCode, collectorNumber }) =>
      [quantity, name, setCode && `<${setCode}>`, collectorNumber].filter((part) => part !== null).join(' '),
    )
    return `${kind} ${total}: ${list.join(' | ')}`
  })
}

function read(text: string): readonly string[] {
  const { sections, unreadable } = parseDecklist(text)
  expect(unreadable).toEqual([])
  return told(sections)
}

test.each([
  ['4 Lightning Bolt', '4 Lightning Bolt'],
  ['4x Lightning Bolt', '4 Lightning Bolt'],
  ['4 X Lightning Bolt', '4 Lightning Bolt'],
  ['4× Éclair', '4 Éclair'],
  ['  4\tLightning   Bolt  ', '4 Lightning Bolt'],
  ['- 4 Lightning Bolt', '4 Lightning Bolt'],
  ['Lightning Bolt x4', '4 Lightning Bolt'],
  ['1 Xenagos, God of Revels', '1 Xenagos, God of Revels'],
  ['1 Fire // Ice (MH2) 290', '1 Fire // Ice <MH2> 290'],
  ['1 Sol Ring (C21) 263', '1 Sol Ring <C21> 263'],
  ['1 Sol Ring (C21) 263 *F*', '1 Sol Ring <C21> 263'],
  ['1 Sol Ring (c21) 263 #Ramp #!Commander', '1 Sol Ring <c21> 263'],
  ['1 Sol Ring [C21]', '1 Sol Ring <C21>'],
  ['1 Sol Ring [C21] (F)', '1 Sol Ring <C21>'],
  ['1 Sol Ring <263> [C21]', '1 Sol Ring <C21> 263'],
  ['1 Sol Ring <extended> [C21]', '1 Sol Ring <C21>'],
  ['1 [C21#263] Sol Ring', '1 Sol Ring <C21> 263'],
  ['1 [C21] Sol Ring', '1 Sol Ring <C21>'],
  ['1x Sol Ring (c21) 263 *F* [Ramp] ^Have,#37d67a^', '1 Sol Ring <c21> 263'],
  ['1 Lórien Revealed (LTR) 60★', '1 Lórien Revealed <LTR> 60★'],
  ['1 Underground Sea (PLST) ME4-256', '1 Underground Sea <PLST> ME4-256'],
  ['1 Hazmat Suit (Used)', '1 Hazmat Suit (Used)'],
  ['1 B.F.M. (Big Furry Monster)', '1 B.F.M. (Big Furry Monster)'],
  ['1 +2 Mace', '1 +2 Mace'],
  ['1 Borrowing 100,000 Arrows', '1 Borrowing 100,000 Arrows'],
  ['4 Pikachu ex SVI 57', '4 Pikachu ex <SVI> 57'],
  ['* 4 Mew ex PR-SV 53', '4 Mew ex <PR-SV> 53'],
  ['3 Switch SVI 194 PH', '3 Switch <SVI> 194'],
  ['7 Basic {R} Energy SVE 2', '7 Basic {R} Energy <SVE> 2'],
  ['1 Radiant Greninja CRZ GG05', '1 Radiant Greninja <CRZ> GG05'],
  ['3 Jinzo #7', '3 Jinzo #7'],
  ['2 Number 39: Utopia', '2 Number 39: Utopia'],
  ['3x Ash Blossom & Joyous Spring', '3 Ash Blossom & Joyous Spring'],
  ['3 ALT_CORE_B_AX_04_C', '3 ALT_CORE_B_AX_04_C'],
])('REGI-4 %j is read', (line, expected) => {
  const { cards } = parseDecklist(line).sections[0] ?? deckSection('main', [])
  const [kept = ''] = told([deckSection('main', cards)])
  expect(kept.replace(/^main \d+: /, '')).toBe(expected)
})

test.each([
  '0 Island',
  '1000 Island',
  '4',
  '4x',
  'Lightning Bolt',
  '4 ---',
  '4 [C21]',
  '89631139',
  'SB: Island',
  '>:(',
])('REGI-4 %j is reported, with its number', (line) => {
  expect(parseDecklist(`4 Opt\n\n ${line}\n`)).toEqual({
    sections: [deckSection('main', [{ quantity: 4, name: 'Opt', setCode: null, collectorNumber: null }])],
    unreadable: [{ number: 3, text: line }],
  })
})

test('REGI-4 an Arena export', () => {
  const text =
    'About\nName Tymna et Thrasios\n\nCommander\n1 Tymna (C16) 48\n1 Thrasios (C16) 46\n\nCompanion\n1 Lurrus (IKO) 226\n\n' +
    'Deck\n97 Island (XLN) 265\n\nSideboard\n2 Duress (M19) 94\n'
  expect(read(text)).toEqual([
    'commander 2: 1 Tymna <C16> 48 | 1 Thrasios <C16> 46',
    'companion 1: 1 Lurrus <IKO> 226',
    'main 97: 97 Island <XLN> 265',
    'sideboard 2: 2 Duress <M19> 94',
  ])
})

test('REGI-4 headings in French, in capitals, with counts, behind comment marks', () => {
  for (const heading of [
    'Réserve',
    'RESERVE :',
    'SIDEBOARD:',
    '// Sideboard',
    'Sideboard (15)',
    '=== Side Deck ===',
    '!side',
  ])
    expect(read(`Deck principal (4)\n4 Opt\n${heading}\n2 Duress`)).toEqual(['main 4: 4 Opt', 'sideboard 2: 2 Duress'])
  expect(read('Commandant\n1 Atraxa\n\n1 Sol Ring\nCompagnon\n1 Jegantha\nÀ considérer\n1 Opt\n')).toEqual([
    'commander 1: 1 Atraxa',
    'companion 1: 1 Jegantha',
    'main 1: 1 Sol Ring',
    'maybeboard 1: 1 Opt',
  ])
})

test.each([
  [
    'One Piece',
    'Leader\n1 Roronoa Zoro (OP01-001)\nCharacters\n4 Nami (OP01-016)\nEvents\n2 Gum-Gum Jet Pistol',
    'main 7',
  ],
  [
    'Star Wars: Unlimited',
    'Leader\n1 Luke Skywalker\nBase\n1 Echo Base\nDeck\n3 Yoda\nSideboard\n2 Vader',
    'main 5, sideboard 2',
  ],
  [
    'Flesh and Blood',
    'Hero: Dorinthea\nWeapons\n1 Dawnblade\nEquipment\n1 Braveforge Bracers\nDeck\n3 Flock',
    'main 5',
  ],
  ['Digimon', '// Digi-Egg\n4 Koromon (BT1-001)\n// Digimon\n4 Agumon (BT1-010)\n// Tamer\n2 Tai', 'main 6, extra 4'],
  [
    'Riftbound',
    'Legend:\n1 Jinx\nChampion:\n1 Jinx, Rebel\nBattlefields:\n3 Zaun\nRunes:\n12 Fury Rune\nMainDeck:\n3 Boom',
    'main 20',
  ],
])('GAME-1 the headings of %s are read', (_, text, expected) => {
  const { sections } = parseDecklist(text)
  expect(sections.map(({ kind, total }) => `${kind} ${total}`).join(', ')).toBe(expected)
})

test('REGI-4 a line may say itself where it belongs', () => {
  const text =
    '4 Opt\nSB: 2 Duress\n1 Atraxa *CMDR*\n1 Duress [Sideboard]\n1 Shock [Maybeboard{noDeck}]\nCompanion: Jegantha\n' +
    'Commandant : 1 Tymna (C16) 48\n1 Thrasios #!Commander'
  expect(read(text)).toEqual([
    'commander 3: 1 Atraxa | 1 Tymna <C16> 48 | 1 Thrasios',
    'companion 1: 1 Jegantha',
    'main 4: 4 Opt',
    'sideboard 3: 2 Duress | 1 Duress',
    'maybeboard 1: 1 Shock',
  ])
})

test('REGI-4 categories divide nothing, whoever made them', () => {
  const text =
    '// mon deck\nCréatures (8)\n8 Elfe\n\nAnti-créature :\n4 Bolt\n\nTerrains\n15 Forest\n# fin\n60 cards\n***** fin *****'
  expect(read(text)).toEqual(['main 27: 8 Elfe | 4 Bolt | 15 Forest'])
})

test('REGI-4 MTGO leaves a blank line before the sideboard', () => {
  expect(read('4 Opt\n56 Island\n\n15 Duress')).toEqual(['main 60: 4 Opt | 56 Island', 'sideboard 15: 15 Duress'])
  expect(read('24 Bear\r\n\r\n36 Forest\r\n\r\n\r\n15 Duress')).toEqual([
    'main 60: 24 Bear | 36 Forest',
    'sideboard 15: 15 Duress',
  ])
  expect(read('40 Island\n\n5 Duress')).toEqual(['main 40: 40 Island', 'sideboard 5: 5 Duress'])
})

test('REGI-4 and one beside the commanders', () => {
  expect(read('99 Island\n\n1 Atraxa')).toEqual(['commander 1: 1 Atraxa', 'main 99: 99 Island'])
  expect(read('1 Tymna\n1 Thrasios\n\n98 Island')).toEqual(['commander 2: 1 Tymna | 1 Thrasios', 'main 98: 98 Island'])
})

test('REGI-4 other gaps divide nothing', () => {
  for (const text of ['36 Bear\n\n24 Forest', '45 Bear\n\n15 Forest', '85 Bear\n\n15 Forest', '4 Opt\n\n2 Duress'])
    expect(parseDecklist(text).sections.map(({ kind }) => kind)).toEqual(['main'])
})

test('REGI-4 a Pokémon Live export', () => {
  const text =
    'Pokémon: 12\n4 Pikachu ex SVI 57\n8 Charmander OBF 26\n\nTrainer: 38\n38 Switch SVI 194\n\nEnergy: 10\n10 Basic {L} Energy SVE 4\n\nTotal Cards: 60'
  expect(read(text)).toEqual([
    'main 60: 4 Pikachu ex <SVI> 57 | 8 Charmander <OBF> 26 | 38 Switch <SVI> 194 | 10 Basic {L} Energy <SVE> 4',
  ])
  expect(read(text.replace('Trainer', 'Dresseur').replace('Energy:', 'Énergie :'))).toHaveLength(1)
})

test('REGI-4 a Yu-Gi-Oh! text', () => {
  const text = 'Main Deck\nMonsters (40)\n40 Kuriboh\nExtra Deck:\n15x Number 39: Utopia\nSide Deck\n15 Jinzo #7'
  expect(read(text)).toEqual(['main 40: 40 Kuriboh', 'extra 15: 15 Number 39: Utopia', 'sideboard 15: 15 Jinzo #7'])
})

const cardLine = fc.tuple(fc.integer({ min: 1, max: 999 }), fc.constantFrom('', 'x')).map(([n, x]) => `${n}${x} Élan`)
const ignoredLine = fc.constantFrom(
  '',
  '   ',
  '// note',
  '# note',
  'Deck',
  'SIDEBOARD:',
  'Creatures (3)',
  'Total Cards: 60',
)
const wrongLine = fc.constantFrom('Élan', '0 Élan', '12', '(((', `1 ${'x'.repeat(LONGEST_DECK_LINE)}`)

test('REGI-4 every line is read, is known to hold no card, or is reported', () => {
  const line = fc.oneof(
    cardLine.map((text) => ({ kind: 'card' as const, text })),
    ignoredLine.map((text) => ({ kind: 'ignored' as const, text })),
    wrongLine.map((text) => ({ kind: 'wrong' as const, text })),
  )
  fc.assert(
    fc.property(fc.array(line), fc.constantFrom('\n', '\r\n', '\r'), (lines, end) => {
      const { sections, unreadable } = parseDecklist(lines.map(({ text }) => text).join(end))
      const cards = lines.filter(({ kind }) => kind === 'card')
      expect(sections.flatMap((section) => section.cards)).toHaveLength(cards.length)
      expect(sections.reduce((sum, { total }) => sum + total, 0)).toBe(
        cards.reduce((sum, { text }) => sum + Number.parseInt(text, 10), 0),
      )
      const wrong = lines.flatMap(({ kind, text }, index) => (kind === 'wrong' ? [{ number: index + 1, text }] : []))
      expect(unreadable).toEqual(wrong)
    }),
  )
})

const bits = fc.constantFrom(
  '4',
  ' ',
  'x',
  '\n',
  '(',
  ')',
  '[',
  ']',
  '<',
  '>',
  '*',
  '^',
  '#',
  ':',
  '/',
  '{',
  'SB:',
  'C21',
  'É',
)
const anything = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(bits, { maxLength: 60 }).map((parts) => parts.join('')),
)

test('REGI-4 whatever the text, nothing is thrown and no line is lost', () => {
  fc.assert(
    fc.property(anything, (text) => {
      const { sections, unreadable } = parseDecklist(text)
      const kinds = text.split(/\r\n|[\n\r]/).map((line) => readDeckLine(line).kind)
      expect(sections.flatMap(({ cards }) => cards)).toHaveLength(kinds.filter((kind) => kind === 'card').length)
      expect(unreadable).toHaveLength(kinds.filter((kind) => kind === 'unreadable').length)
      for (const { cards, total } of sections) expect(total).toBe(cards.reduce((sum, card) => sum + card.quantity, 0))
    }),
    { numRuns: 1000 },
  )
})

test('REGI-4 a line longer than any card is not looked at, so hostile text costs no more than its lines', () => {
  const hostile = ['(', '[', '*', ' #', 'x ', '1 ', '\t', '^', '<', ':', '-'].map((part) => `4 ${part.repeat(10_000)}`)
  for (const line of hostile) expect(readDeckLine(`${line}y`)).toEqual({ kind: 'unreadable' })
  expect(readDeckLine(`4 ${'x'.repeat(LONGEST_DECK_LINE - 2)}`).kind).toBe('card')
  expect(readDeckLine(`4 ${'x'.repeat(LONGEST_DECK_LINE - 1)}`).kind).toBe('unreadable')
})

test('REGI-4 what is written is read back', () => {
  const card = fc.record({
    quantity: fc.integer({ min: 1, max: 99 }),
    name: fc.constantFrom('Élan', 'Fire // Ice', 'Jinzo #7', 'Hazmat Suit (Used)', 'Number 39: Utopia'),
    setCode: fc.constantFrom(null, 'C21', 'plst'),
    collectorNumber: fc.constantFrom('263', '60★', 'ME4-256'),
  })
  const decks = fc.uniqueArray(fc.constantFrom(...SECTION_KINDS)).chain((kinds) => {
    const inOrder = SECTION_KINDS.filter((kind) => kinds.includes(kind))
    return fc.tuple(...inOrder.map((kind) => fc.array(card, { minLength: 1 }).map((cards) => ({ kind, cards }))))
  })
  fc.assert(
    fc.property(decks, (drawn) => {
      const sections = drawn.map(({ kind, cards }) =>
        deckSection(
          kind,
          cards.map((each) => (each.setCode === null ? { ...each, collectorNumber: null } : each)),
        ),
      )
      expect(parseDecklist(writeDecklist(sections))).toEqual({ sections, unreadable: [] })
    }),
  )
})
