import { started } from '@tablee/domain/tournaments/testing/a-tournament'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { DeviceStorage } from '../../../device-storage/device-storage.ts'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { venue } from '../testing/venue.ts'
import { KeptRounds, withPart } from './kept-round.ts'
import { readRoundFragment, roundFragments } from './round-fragments.ts'
import { ScanPage } from './scan-page.tsx'
import { longNames } from './testing/long-names.ts'

/** A device of somebody who is on the list of a tournament under this name, or of nobody. */
function aPhone(code: string, playerName: string | null) {
  const kept = new Map<string, string>()
  const storage = new DeviceStorage({
    backend: () => ({
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    }),
    log: () => {},
  })
  if (playerName !== null) storage.saveTournament({ id: 't', code, role: 'player', playerName })
  return storage
}

async function scan(code: string, fragment: string, playerName: string | null) {
  const server = await PlayedTournamentServer.start(venue([]))
  const onOther = vi.fn()
  const shown = await showScreen(<ScanPage {...{ code, fragment, onOther }} />, {
    server,
    kept: aPhone(code, playerName),
  })
  return { ...shown, server, onOther }
}

const four = started(venue(['Zoé', 'Max', 'Léa', 'Inès']))
const fragmentOf = async (players: number) => roundFragments(started(venue(longNames(players), { capacity: 512 })))

test('CAVE-36 a phone that knows its player shows their table and opponent, and asks no server', async () => {
  const [fragment = ''] = await roundFragments(four)
  const part = await readRoundFragment(fragment)
  const own = part?.tables.find(({ names }) => names.includes('Zoé'))
  const { server } = await scan('AAAAAA', fragment, 'zoe')
  expect(await screen.findByRole('heading', { name: 'Ronde 1' })).toBeTruthy()
  const [opponent = ''] = own?.names.filter((name) => name !== 'Zoé') ?? []
  expect(screen.getByText(opponent)).toBeTruthy()
  expect(screen.getByText(String(own?.table))).toBeTruthy()
  expect(server.calls).toEqual([])
})

test('CAVE-47 a phone that knows its match from a code alone is offered the scores of that tournament', async () => {
  const aGame = { ...four, rules: { ...four.rules, scoresAllowed: [[1, 0]] as const } }
  const [fragment = ''] = await roundFragments(aGame)
  const { user } = await scan('FFFFFF', fragment, 'Zoé')
  await user.click(await screen.findByRole('button', { name: 'Donner le résultat au bureau' }))
  await user.click(screen.getByRole('button', { name: 'Zoé gagne 1-0' }))
  expect(await screen.findByRole('img', { name: /^Code QR du résultat.+Zoé 1 · / })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /2-0/ })).toBeNull()
})

test('CAVE-53 a phone that knows its match from a code alone takes the characters of both, and one alone confirms nothing', async () => {
  const [fragment = ''] = await roundFragments(four)
  const { user } = await scan('GGGGGG', fragment, 'Zoé')
  await user.click(await screen.findByRole('button', { name: 'Donner le résultat au bureau' }))
  await user.click(screen.getByRole('button', { name: 'Zoé gagne 2-1' }))
  expect(await screen.findByText(/il y est inscrit après un mot de chacun/)).toBeTruthy()
  await user.click(screen.getAllByRole('textbox')[0] as HTMLElement)
  await user.keyboard('ccc')
  expect(screen.getByText(/il y est inscrit après un mot de chacun/)).toBeTruthy()
  await user.keyboard('ddd')
  expect(await screen.findByText(/il dit que vous êtes d’accord tous les deux/)).toBeTruthy()
})

test('CAVE-36 a phone that knows no player asks who it is, finds names as they are typed, and remembers', async () => {
  const [fragment = ''] = await fragmentOf(16)
  const { user } = await scan('BBBBBB', fragment, null)
  await user.type(await screen.findByRole('searchbox', { name: 'Chercher un nom' }), 'segol')
  await user.click(screen.getByRole('button', { name: /^Ségolène Fernandes/ }))
  expect(await screen.findByText('contre')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Ce n’est pas moi' }))
  expect(await screen.findByText(/^Qui êtes-vous/)).toBeTruthy()
})

test('CAVE-36 of several codes a phone says how many are left, and reads them together', async () => {
  const fragments = await fragmentOf(120)
  const [first = '', ...others] = fragments
  const last = await readRoundFragment(others.at(-1) ?? '')
  const name = last?.tables[0]?.names[0] ?? ''
  const { user } = await scan('CCCCCC', first, name)
  expect(await screen.findByText(new RegExp(`${others.length} codes? reste(nt)? à scanner`))).toBeTruthy()
  // This machine has no camera: what to do is said, and an address that another one read does as well.
  await user.click(screen.getByRole('button', { name: 'Scanner la suite' }))
  const field = await screen.findByLabelText('Adresse lue')
  await user.click(field)
  await user.paste('https://example.org/tournament/CCCCCC/elsewhere#R')
  await user.click(screen.getByRole('button', { name: 'Ouvrir' }))
  expect(await screen.findByText('Ce code n’est pas d’ici.')).toBeTruthy()
  for (const fragment of others) {
    await user.clear(field)
    await user.click(field)
    await user.paste(`https://autre.example/tournament/cccccc/scan#${fragment}`)
    await user.click(screen.getByRole('button', { name: 'Ouvrir' }))
  }
  expect(await screen.findByText('contre')).toBeTruthy()
  expect(screen.getByText(name)).toBeTruthy()
})

test('CAVE-36 a code of another tournament leads there, and one that cannot be read is said to be so', async () => {
  const [fragment = ''] = await roundFragments(four)
  const { user, onOther } = await scan('DDDDDD', 'RAAA', null)
  expect(await screen.findByText('Ce code ne se lit pas')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Ouvrir l’appareil photo' }))
  await user.click(await screen.findByLabelText('Adresse lue'))
  await user.paste(`https://tournois.example/tournament/EEEEEE/scan#${fragment}`)
  await user.click(screen.getByRole('button', { name: 'Ouvrir' }))
  await waitFor(() => expect(onOther).toHaveBeenCalledWith({ code: 'EEEEEE', fragment }))
})

test('CAVE-36 what was scanned last counts, is kept, and goes after three days or the sixth tournament', async () => {
  const disk = new Map<string, unknown>()
  const backend = {
    read: async () => [...disk],
    write: async (key: string, value: unknown) => void disk.set(key, structuredClone(value)),
    remove: async (keys: readonly string[]) => {
      for (const key of keys) disk.delete(key)
    },
  }
  const part = await readRoundFragment((await roundFragments(four))[0] ?? '')
  if (!part) throw new Error('no round')
  const day = 24 * 60 * 60 * 1000
  for (let count = 0; count < 8; count++) {
    await new KeptRounds(backend).keep(`CODE0${count}`, { ...withPart(null, part, count * 1000), own: 'Zoé' })
  }
  expect([...disk.keys()]).toEqual([2, 3, 4, 5, 6, 7].map((count) => `CODE0${count} round`))
  expect(await new KeptRounds(backend).find('CODE05')).toMatchObject({ round: 1, own: 'Zoé', read: [part] })
  await new KeptRounds(backend).keep('LATER1', withPart(null, part, 5000 + 3 * day))
  expect([...disk.keys()]).toEqual(['CODE05 round', 'CODE06 round', 'CODE07 round', 'LATER1 round'])
  disk.set('CODE05 round', { texts: 'none' })
  expect(await new KeptRounds(backend).find('CODE05')).toBeNull()
  const later = { ...part, round: 2, stamp: 'OTHER' }
  expect(withPart(withPart(null, part, 0), later, 1)).toMatchObject({ round: 2, read: [later] })
})
