import {
  portableTournament as portableSchema,
  portableText,
} from '@tablee/contract/tournaments/documents/portable-tournament'
import { createdTournament, evolveAll } from '@tablee/domain/tournaments/evolve'
import { importTournament } from '@tablee/domain/tournaments/files/import-tournament'
import { portableTournament } from '@tablee/domain/tournaments/files/portable-tournament'
import { finishTournament } from '@tablee/domain/tournaments/life/finish-tournament'
import { customiseRules } from '@tablee/domain/tournaments/rule-packs/customise-rules'
import { rulePackFor } from '@tablee/domain/tournaments/rule-packs/rule-packs'
import { after, started, twoNil, withResults } from '@tablee/domain/tournaments/testing/a-tournament'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { NO_EVENT } from '../testing/no-event.ts'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { venue } from '../testing/venue.ts'
import { TournamentPage } from '../tournament-page/tournament-page.tsx'
import { ImportButton } from './import-button.tsx'
import { SaveTournament } from './save-tournament.tsx'

const played = () => withResults(started(venue(['Zoé', 'Max', 'Léa'])))
const textOf = (tournament: Tournament) => portableText(portableTournament(tournament))

async function choose(text: string, server: PlayedTournamentServer) {
  const { user } = await showScreen(<ImportButton onImported={() => {}} />, { server })
  await user.click(await screen.findByRole('button', { name: /^Importer un tournoi/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Importer un tournoi' }))
  await user.upload(dialog.getByLabelText('Choisir un fichier', { selector: 'input' }), new File([text], 'a.json'))
  return dialog
}

test('STAK-12 the whole tournament is saved as one file, without what anybody could act with', async () => {
  const tournament = played()
  const server = await PlayedTournamentServer.start(tournament)
  let saved: Blob | null = null
  URL.createObjectURL = (content) => {
    saved = content as Blob
    return 'blob:x'
  }
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementationOnce(function (
    this: HTMLAnchorElement,
  ) {
    expect(this.download).toBe('tournoi-ABCDEF.json')
  })
  const { user } = await showScreen(<SaveTournament tournament={tournament} />, { server })
  await user.click(await screen.findByRole('button', { name: 'Tout le tournoi (JSON)' }))
  await vi.waitFor(() => expect(click).toHaveBeenCalled())
  click.mockRestore()
  expect(saved).toMatchObject({ type: 'application/json', size: new Blob([textOf(tournament)]).size })
  for (const { publicId } of tournament.players) expect(textOf(tournament)).not.toContain(publicId)
})

test('GAME-13 the file says in words, beside the numbers, in what its rules differ', async () => {
  const varied = customiseRules(rulePackFor('magic'), { bestOf: 1 })
  if (!varied.accepted) throw new Error('refused')
  const tournament = { ...played(), rules: varied.value }
  const server = await PlayedTournamentServer.start(tournament)
  let saved = new Blob()
  URL.createObjectURL = (content) => {
    saved = content as Blob
    return 'blob:x'
  }
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementationOnce(() => {})
  const { user } = await showScreen(<SaveTournament tournament={tournament} />, { server })
  await user.click(await screen.findByRole('button', { name: 'Tout le tournoi (JSON)' }))
  await vi.waitFor(() => expect(click).toHaveBeenCalled())
  click.mockRestore()
  const text = await saved.text()
  expect(JSON.parse(text)).toMatchObject({ rules: { bestOf: 1 }, rulesInWords: 'une seule partie' })
  expect(portableSchema.safeParse(JSON.parse(text)).success).toBe(true)
})

test('STAK-12 a file is shown as it was understood before anything is made of it', async () => {
  const tournament = played()
  const server = await PlayedTournamentServer.start(tournament)
  const dialog = await choose(textOf(after(tournament, finishTournament(tournament))), server)
  const told = within(await dialog.findByRole('status'))
  expect(told.getByText('Vendredi soir')).toBeTruthy()
  expect(told.getByText('3 joueurs')).toBeTruthy()
  expect(told.getByText('1 ronde')).toBeTruthy()
  expect(told.getByText('Terminé')).toBeTruthy()
  expect(dialog.getByRole('button', { name: 'Importer' })).toBeTruthy()
  expect(server.calls).toEqual([])
})

test.each([
  ['another file', '{"format":"other"}', 'Ce fichier n’est pas un tournoi enregistré par Tablée.'],
  ['no JSON', 'Zoé\nMax', 'Ce fichier n’est pas un tournoi enregistré par Tablée.'],
  ['too large', `"${'x'.repeat(1_100_000)}"`, 'Ce fichier est trop gros pour un tournoi : 1 Mo au plus.'],
  ['too large to send', `"${'"'.repeat(600_000)}"`, 'Ce fichier est trop gros pour un tournoi : 1 Mo au plus.'],
])('STAK-12 a file that is %s is told, and nothing can be imported', async (_, text, sentence) => {
  const server = await PlayedTournamentServer.start(played())
  const dialog = await choose(text, server)
  expect(await dialog.findByText(sentence)).toBeTruthy()
  expect(dialog.queryByRole('button', { name: 'Importer' })).toBeNull()
})

test('STAK-12 an imported tournament says so, and marks results that its rules allow nobody to give', async () => {
  const file = portableTournament(withResults(started(venue(['Zoé', 'Max', 'Léa', 'Inès'])), twoNil))
  const [round] = file.rounds
  if (!round) throw new Error('Nobody plays')
  const tables = round.tables.map((table, index) =>
    index === 0 ? { ...table, score: { wins1: 2, wins2: 2, draws: 0 } } : table,
  )
  const { id, code, organizer } = venue([])
  const outcome = importTournament({ ...file, rounds: [{ ...round, tables }] }, { id, code, organizer })
  if (!outcome.accepted) throw new Error('The file was refused')
  const server = await PlayedTournamentServer.start(
    evolveAll(createdTournament(outcome.value.created), outcome.value.settled),
  )
  await showScreen(<TournamentPage code="abcdef" event={NO_EVENT} onJoined={() => {}} />, { server })
  expect(await screen.findByText('Importé d’un fichier')).toBeTruthy()
  expect(screen.getAllByText('Repris tel quel')).toHaveLength(1)
  expect(screen.getByText('Résultat repris d’un fichier, hors des règles du tournoi.')).toBeTruthy()
})
