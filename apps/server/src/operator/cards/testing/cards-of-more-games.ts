/** A handful of cards as the files of these games write them, cut down to what is read. */
const altered = (reference: string, name: string, more: Readonly<Record<string, unknown>> = {}) => ({
  ...{ '@type': 'Card', reference, id: `01J${reference}`, name, cardType: { reference: 'CHARACTER', name: 'x' } },
  ...{ mainFaction: { reference: 'AX', name: 'Axiom' }, elements: { MAIN_COST: '2', RECALL_COST: '#3#' } },
  ...{ isBanned: false, isSuspended: false },
  ...more,
})

export const ALTERED_IN_FRENCH: readonly unknown[] = [
  altered('ALT_CORE_B_AX_04_C', 'Élémentaire de Kélon'),
  altered('ALT_CORE_B_AX_04_R1', 'Élémentaire de Kélon', { elements: { MAIN_COST: '#1#' } }),
]

const onePiece = (id: string, name: string, more: Readonly<Record<string, unknown>> = {}) => ({
  ...{ id, name, category: 'Character', colors: ['Red'], cost: 1, block_number: 1, trigger: null, types: ['Pirate'] },
  ...more,
})

export const ONE_PIECE_IN_FRENCH: readonly unknown[] = [onePiece('OP01-016', 'Nami en français')]

const snatch = (id: string, color: string, more: Readonly<Record<string, unknown>> = {}) => ({
  ...{ unique_id: `u${id}`, name: 'Snatch', color, pitch: '', cost: '0', types: ['Generic', 'Action', 'Attack'] },
  ...{ blitz_legal: true, cc_legal: true, cc_banned: false, ll_legal: true, ll_restricted: false },
  ...{
    printings: [
      { id, set_id: 'WTR' },
      { id, set_id: 'WTR' },
    ],
  },
  ...more,
})

export const CARDS_OF_MORE_GAMES = {
  altered: [
    altered('ALT_CORE_B_AX_04_C', 'Kelon Elemental'),
    altered('ALT_CORE_B_AX_04_R1', 'Kelon Elemental', { elements: { MAIN_COST: '#1#' } }),
    altered('ALT_CORE_B_LY_09_C', 'Held Back', { isSuspended: true, mainFaction: { reference: 'LY' } }),
    altered('ALT_CORE_B_AX_01_C', 'Sierra & Oddball', { cardType: { reference: 'HERO' }, elements: [] }),
    altered('ALT_CORE_B_AX_31_C', 'Brassbug', { cardType: { reference: 'TOKEN' } }),
    {
      ...{ id: 'ALT_BISE_B_MU_20_R1', type: 'CHARACTER', mainFaction: 'MU', rarity: 'RARE' },
      ...{ name: { fr: 'Pignon', en: 'Coneman', de: 'Kerl' }, elements: { MAIN_COST: '#4#' } },
    },
  ],
  onepiece: [
    onePiece('OP01-001', 'Zoro', { category: 'Leader', cost: 5, colors: ['Red', 'Green'] }),
    onePiece('OP01-016', 'Nami'),
    onePiece('OP01-016_p1', 'Nami'),
    onePiece('OP03-040', 'Nami', { category: 'Character', cost: 4, colors: ['Blue'] }),
    {
      ...{ card_name: 'Usopp', card_number: 'OP01-004', card_type: 'CHARACTER', colors: ['Red'], cost: '2' },
      ...{ counter: '-', is_alternate_art: true },
    },
  ],
  starwars: [
    {
      ...{ Set: 'SOR', Number: '005', Name: 'Luke', Subtitle: 'Friend', Type: 'Leader' },
      Aspects: ['Heroism'],
      Cost: '6',
    },
    {
      ...{ Set: 'SOR', Number: '051', Name: 'Luke', Subtitle: 'Knight', Type: 'Unit' },
      Aspects: ['Heroism', 'Heroism'],
      Cost: '6',
    },
    { ...{ Set: 'SOR', Number: '078', Name: 'Vanquish', Type: 'Event' }, Aspects: ['Vigilance'], Cost: '5' },
    { Set: 'SOR', Number: 'T01', Name: 'Shield', Type: 'Token Upgrade' },
  ],
  fleshandblood: [
    snatch('WTR167', 'Red'),
    snatch('WTR169', 'Blue', { pitch: '3', cost: '1', cc_banned: true, ll_restricted: true }),
    { ...snatch('WTR001', '', { types: ['Brute', 'Hero'] }), name: 'Rhinar', cc_legal: false, cost: '' },
    { ...snatch('WTR500', '', { types: ['Token'] }), name: 'Quicken' },
  ],
  digimon: [
    {
      ...{
        cardNumber: 'BT1-010',
        id: 'BT1-010',
        name: { english: 'Agumon', japanese: 'アグモン' },
        cardType: 'Digimon',
      },
      ...{ color: 'Red', playCost: '3', restrictions: { english: 'Unrestricted', japanese: 'Banned' } },
    },
    {
      ...{
        cardNumber: 'BT2-047',
        id: 'BT2-047',
        name: { english: 'Argomon' },
        cardType: 'Digimon',
        color: 'Green/Purple',
      },
      ...{ playCost: '4', restrictions: { english: 'Restricted to 1' } },
    },
    { name: 'Agumon', type: 'Digimon', color: 'Yellow', color2: null, play_cost: 5, cardnumber: 'EX9-001' },
    { name: 'Koromon', type: 'Digi-Egg', color: 'Red', play_cost: null, id: 'BT1-001' },
  ],
  riftbound: [
    {
      ...{ id: 'ogn-030-298', name: 'Jinx, Demolitionist', set_id: 'OGN', collector_number: 30, faction: 'fury' },
      ...{ type: 'Unit', stats: { energy: 3, might: 4, power: null }, is_banned: false },
    },
    { id: 'ogn-030a-298', name: 'Jinx, Demolitionist', set_id: 'OGN', faction: 'fury', type: 'Unit', is_banned: false },
    { id: 'ogn-007-298', name: 'Fury Rune', set_id: 'OGN', faction: 'fury', type: 'Rune', is_banned: true },
    { id: 'ven-r01', name: 'Calm Rune', set_id: 'VEN', faction: 'colorless', type: 'Rune', stats: null },
  ],
} as const
