import { nameKey } from '../players/player-name.ts'

const NAMES = {
  round: ['round', 'ronde', 'rd', 'tour', 'round number'],
  table: ['table', 'table number', 'tables', 'n° de table', 'n° table', 'tbl', 'match'],
  one: [
    'player 1',
    'player1',
    'player 1 name',
    'player 1 display name',
    'competitor 1',
    'joueur 1',
    'player',
    'players',
    'joueur',
    'joueurs',
    'joueuse',
    'name',
    'nom',
    'pseudo',
    'team',
    'competitor',
    'display name',
    'player name',
    'username',
    'participant',
    'equipe',
    'team 1',
    'name 1',
    'joueur·se',
    'joueur 1 nom',
  ],
  first: ['first name', 'firstname', 'prenom', 'given name'],
  last: ['last name', 'lastname', 'nom de famille', 'surname', 'family name'],
  two: [
    'player 2',
    'player 2 name',
    'player 2 display name',
    'competitor 2',
    'player2',
    'joueur 2',
    'opponent',
    'adversaire',
    'opponents',
    'vs',
    'contre',
    'team 2',
    'name 2',
  ],
  result: ['result', 'result string', 'match outcome', 'resultat', 'results', 'score', 'match result', 'outcome'],
  wins1: [
    'wins',
    'player 1 wins',
    'player 1 game wins',
    'wins 1',
    'p1 wins',
    'player1wins',
    'games won',
    'victoires 1',
    'games 1',
  ],
  wins2: [
    'losses',
    'player 2 wins',
    'player 2 game wins',
    'wins 2',
    'p2 wins',
    'player2wins',
    'games lost',
    'victoires 2',
    'games 2',
  ],
  draws: ['draws', 'game draws', 'ties', 'nuls', 'games drawn'],
  points: ['points', 'pts', 'match points', 'mp', 'player 1 points', 'points 1', 'points joueur 1'],
  points2: ['opponent points', 'points 2', 'player 2 points', 'points joueur 2', 'points adversaire'],
  rank: ['rank', 'rang', 'place', '#', 'standing', 'pos', 'position'],
  opponentMatchWin: [
    'omw',
    'omw%',
    'omw %',
    'omwp',
    'opponents match win',
    'opponent match win %',
    'opp. win %',
    'opw%',
    'opp win %',
    'opponent match win percentage',
    'opponents match win percentage',
    'omw percentage',
  ],
  gameWin: [
    'gw',
    'gw%',
    'gw %',
    'gwp',
    'game win %',
    'pgw%',
    'tgw%',
    'tgwp',
    'game win percentage',
    'team game win percentage',
  ],
  opponentGameWin: [
    'ogw',
    'ogw%',
    'ogw %',
    'ogwp',
    'opponents game win',
    'opponent game win %',
    'opponent game win percentage',
    'opponents game win percentage',
  ],
  matchesWon: ['match wins', 'matches won', 'matchs gagnes', 'w', 'v'],
  matchesDrawn: ['match draws', 'matches drawn', 'matchs nuls', 'd', 't'],
  record: ['record', 'match record', 'w-l-d', 'w/l/d', 'v-d-n', 'bilan'],
  left: ['dropped', 'drop', 'abandon', 'status', 'statut', 'etat'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type RescueColumn = keyof typeof NAMES
export type RescueColumns = Readonly<Partial<Record<RescueColumn, number>>> & { readonly width: number }

const COLUMNS: ReadonlyMap<string, RescueColumn> = new Map(
  Object.entries(NAMES).flatMap(([column, names]) => names.map((name) => [name, column as RescueColumn] as const)),
)

/** "TableNumber" and "table_number" are "Table number". */
const SQUEEZED: ReadonlyMap<string, RescueColumn> = new Map(
  [...COLUMNS].map(([name, column]) => [name.replaceAll(' ', ''), column] as const),
)

function columnNamed(key: string): RescueColumn | undefined {
  return COLUMNS.get(key) ?? SQUEEZED.get(key.replace(/[ _]/g, ''))
}

/** Where each column is, if these cells are headings of a table of people; null if they are not. */
export function readColumns(cells: readonly string[]): RescueColumns | null {
  const found: Partial<Record<RescueColumn, number>> = {}
  for (const [index, cell] of cells.entries()) {
    const column = columnNamed(nameKey(cell).replace(/[.:]$/, ''))
    if (column === undefined) continue
    const next = NEXT.get(column)
    if (found[column] === undefined) found[column] = index
    else if (next !== undefined && found[next] === undefined) found[next] = index
  }
  const known = Object.keys(found).length
  const hasName = found.one !== undefined || found.first !== undefined || found.last !== undefined
  return hasName && known >= 2 ? { ...found, width: cells.length } : null
}

/** "Player, Points, Player, Points" names both sides alike. */
const NEXT: ReadonlyMap<RescueColumn, RescueColumn> = new Map([
  ['one', 'two'],
  ['points', 'points2'],
  ['wins1', 'wins2'],
])

export function isOfMeetings(columns: RescueColumns): boolean {
  return columns.two !== undefined
}
