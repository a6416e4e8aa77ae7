/** A handful of cards as the files of other games write them, cut down to what is read. */
export const POKEMON_SETS: readonly unknown[] = [
  { id: 'sv3', name: 'Obsidian Flames', series: 'Scarlet & Violet', ptcgoCode: 'OBF', releaseDate: '2023/08/11' },
  { id: 'base1', name: 'Base', series: 'Base', ptcgoCode: 'BS', releaseDate: '1999/01/09' },
  { id: 'sv1', name: 'Scarlet & Violet', series: 'Scarlet & Violet', ptcgoCode: 'SVI', releaseDate: '2023/03/31' },
]

const pokemon = (id: string, name: string, more: Readonly<Record<string, unknown>> = {}) => ({
  ...{ id, name, supertype: 'Pokémon', types: ['Fire'], number: id.split('-')[1] },
  legalities: { unlimited: 'Legal', standard: 'Legal', expanded: 'Legal' },
  ...more,
})
const OLD = { unlimited: 'Legal' }

export const POKEMON_CARDS: readonly unknown[] = [
  pokemon('base1-4', 'Charizard', { legalities: OLD }),
  pokemon('sv3-26', 'Charmander'),
  pokemon('sv3-125', 'Charizard ex', { types: ['Darkness'] }),
  pokemon('sv3-228', 'Charizard', { types: ['Fire'] }),
  pokemon('base1-88', 'Professor Oak', { supertype: 'Trainer', types: undefined, legalities: OLD }),
  pokemon('sv1-196', 'Ultra Ball', { supertype: 'Trainer', types: undefined }),
  pokemon('base1-96', 'Ultra Ball', { supertype: 'Trainer', types: undefined, legalities: OLD }),
  pokemon('base1-98', 'Fire Energy', { supertype: 'Energy', types: undefined, legalities: { expanded: 'Banned' } }),
]

export const YUGIOH_CARDS = {
  data: [
    {
      ...{ id: 14558127, name: 'Ash Blossom & Joyous Spring', type: 'Tuner Monster', frameType: 'effect' },
      ...{ attribute: 'FIRE', level: 3, banlist_info: { ban_tcg: 'Semi-Limited' } },
      misc_info: [{ tcg_date: '2017-05-04', formats: ['TCG', 'OCG'] }],
      card_images: [{ id: 1, name: 'no card' }],
    },
    {
      ...{ id: 55144522, name: 'Pot of Greed', type: 'Spell Card', frameType: 'spell' },
      banlist_info: { ban_tcg: 'Forbidden', ban_ocg: 'Banned', ban_goat: 'Limited' },
    },
    { id: 24224830, name: 'Called by the Grave', type: 'Spell Card', banlist_info: { ban_tcg: 'Limited' } },
    {
      ...{ id: 1, name: 'Only There', type: 'Effect Monster', attribute: 'DARK', level: 4 },
      misc_info: [{ formats: ['OCG'] }],
    },
    { id: 2, name: 'Sheep Token', type: 'Token', frameType: 'token' },
  ],
}
export const YUGIOH_IN_FRENCH = {
  data: [{ id: 55144522, name: 'Pot de Cupidité', name_en: 'Pot of Greed', type: 'Spell Card', frameType: 'spell' }],
}

const lorcana = (id: number, fullName: string, more: Readonly<Record<string, unknown>> = {}) => ({
  ...{ id, name: fullName.split(' - ')[0], fullName, color: 'Amber', cost: 3, inkwell: true, type: 'Character' },
  allowedInFormats: { Core: { allowed: true }, Infinity: { allowed: true } },
  ...more,
})
const fileOf = (language: string, cards: readonly unknown[]) => ({
  metadata: { formatVersion: '2.3.1', generatedOn: '2026-11-12T10:00:00', language },
  sets: { 1: { name: 'The First Chapter', number: 1, releaseDate: '2023-09-01', hasAllCards: true } },
  cards,
})

export const LORCANA_CARDS = fileOf('en', [
  lorcana(1, 'Ariel - On Human Legs', { cost: 4 }),
  lorcana(2, 'Old Card - Rotated', {
    allowedInFormats: { Core: { allowed: true, allowedUntilDate: '2026-09-01' }, Infinity: { allowed: true } },
  }),
  lorcana(3, 'Two Inks - Of Both', { color: 'Amber-Steel', cost: 7 }),
  lorcana(4, 'Hiram Flaversham - Toymaker', {
    ...{ color: 'Sapphire', allowedInTournamentsFromDate: '2023-09-01' },
    allowedInFormats: { Core: { allowed: false, bannedSinceDate: '2026-06-01' }, Infinity: null },
  }),
  lorcana(5, 'New Card - Soon', { allowedInTournamentsFromDate: '2026-12-05' }),
])
export const LORCANA_IN_FRENCH = fileOf('fr', [lorcana(1, 'Ariel - Sur ses jambes', { color: 'Ambre' })])

export const A_TABLE = `\ufeffname;printedNames;colours;cost;isLand;releasedOn;set;number;legality:Construit
Nami;;Bleu;3;;2026-01-09;OP01;016;legal
"Zoro ; ""le sabreur""";"Zoro, Pirate|Zolo";Rouge|Vert;"2,5";;;;;two_copies
"sur deux
lignes";;;;oui;;;;banned
`
