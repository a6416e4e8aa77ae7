import { readPlayerList } from '@tablee/domain/tournaments/files/read-player-list'
import { expect, test } from 'vitest'
import { isXml, namesInTomFile } from './read-tom-file.ts'

const player = (id: string, first: string, last: string) => `
    <player userid="${id}">
      <firstname>${first}</firstname>
      <lastname>${last}</lastname>
      <birthdate>02/27/2012</birthdate>
      <creationdate>07/28/2026 10:00:00</creationdate>
    </player>`

const file = (players: string, more = '') => `<?xml version="1.0" encoding="UTF-8"?>
<tournament type="2" stage="5" version="1.80" gametype="TRADING_CARD_GAME" mode="LEAGUECHALLENGE">
  <data><name>Ligue</name><organizer popid="4711" name="Professeur Chen"/></data>
  <players>${players}
  </players>
  <pods><pod category="2"><subgroups><subgroup><players><player userid="9"/></players></subgroup></subgroups>
    <rounds><round number="1"><matches><match><player1 userid="1"/><player2 userid="2"/></match></matches></round></rounds>
  </pod></pods>${more}
</tournament>`

const PLAYERS = player('4000123', 'Zoë', 'Lefèvre') + player('4000124', 'A &amp; B', 'O&#39;Hara')

test('STAK-12 of a TOM file the names are taken in its order, and nothing else of the players', () => {
  const text = file(PLAYERS)
  expect(isXml(text)).toBe(true)
  expect(isXml(`\uFEFF\r\n${text}`)).toBe(true)
  expect(namesInTomFile(text)).toEqual(['Zoë Lefèvre', "A & B O'Hara"])
  expect(namesInTomFile(`\uFEFF\r\n${text}`)).toHaveLength(2)
  expect(JSON.stringify(namesInTomFile(text))).not.toMatch(/2012|4000|9/)
})

test('STAK-12 a name stays one name of the list, whatever is written in it', () => {
  const names = namesInTomFile(
    file(player('1', 'Jean;Paul,\n Marie', ' "Du" Pont\t') + player('2', '', 'Seul') + player('3', '', '')),
  )
  expect(names).toEqual(['Jean Paul Marie Du Pont', 'Seul'])
  const read = readPlayerList((names ?? []).join('\n'), new Set())
  expect(read.names.map(({ name }) => name)).toEqual(names)
})

test.each([
  [
    'declares an entity',
    file(player('1', '&x;', 'y')).replace('<tournament ', '<!DOCTYPE t [<!ENTITY x "y">]><tournament '),
  ],
  [
    'grows a thousandfold',
    `<!doctype lolz [<!ENTITY a "ha"><!ENTITY b "${'&a;'.repeat(999)}">]>${file(player('1', '&b;', ''))}`,
  ],
  ['reads another file', `<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]>${file(player('1', '&x;', ''))}`],
  ['is broken', file(PLAYERS).replace('</players>', '')],
  ['is another document', '<html><body>Zoé</body></html>'],
  ['has no list of players', '<tournament><data/></tournament>'],
])('STAK-12 a file that %s is refused whole', (_, text) => {
  expect(isXml(text)).toBe(true)
  expect(namesInTomFile(text)).toBeNull()
})

test('STAK-12 names and tables are no XML', () => {
  for (const text of ['Zoé\nMax', '', 'Nom;Prénom', '<3 Zoé', '- <Max>']) expect(isXml(text)).toBe(false)
})
