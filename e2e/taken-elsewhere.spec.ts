import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { startNextRound } from '@tablee/contract/tournaments/start-next-round'
import { updateScoreQuickTournament } from '@tablee/contract/tournaments/update-score-quick-tournament'
import { appDrawn } from './app-drawn.ts'
import { test } from './journey.ts'
import { filledQuickTournament, holding, startQuick } from './people/filled-tournament.ts'
import { press } from './people/press.ts'
import { callServer } from './people/server-call.ts'

async function rankingOn(page: Page, code: string): Promise<readonly string[]> {
  await page.goto(`/tournament/${code}`)
  const rows = page.getByRole('table', { name: 'Classement après la ronde 1' }).getByRole('row')
  await expect(rows.nth(1)).toBeVisible()
  return rows.allTextContents()
}

test('STAK-12 a tournament is saved as one file, imported by somebody else, and shows the same standings', async ({
  browser,
}) => {
  const device = await browser.newContext({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' })
  const tournament = await filledQuickTournament(device, 9)
  const { id: tournamentId, code, organizerId } = tournament
  for (const { id: matchId, kind } of await startQuick(device, tournament)) {
    const scored = { code, organizerId, matchId, score: '2-1' }
    if (kind === 'played') await callServer(device, updateScoreQuickTournament, scored)
  }
  await callServer(device, startNextRound, { tournamentId, organizerId })
  const page = await holding(device, tournament, { organizer: organizerId })
  await page.goto(tournament.path)
  await page.getByRole('tab', { name: 'Plus' }).click()
  await page.getByRole('button', { name: 'Exporter…' }).press('Enter')
  const saving = page.waitForEvent('download')
  await press(page.getByRole('button', { name: 'Tout le tournoi (JSON)' }))
  const file = await saving
  expect(file.suggestedFilename()).toBe(`tournoi-${code}.json`)
  const buffer = readFileSync(await file.path())
  expect(buffer.toString()).not.toContain(organizerId)

  const elsewhere = await browser.newContext({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' })
  const other = await elsewhere.newPage()
  await other.goto('/')
  await appDrawn(other)
  await press(other.getByRole('button', { name: /^Importer un tournoi/ }))
  const dialog = other.getByRole('dialog', { name: 'Importer un tournoi' })
  await dialog.locator('input[type=file]').setInputFiles({ name: 'tournoi.json', mimeType: 'application/json', buffer })
  await expect(dialog.getByText('9 joueurs')).toBeVisible()
  await press(dialog.getByRole('button', { name: 'Importer' }))
  await expect(other).toHaveURL(/\/tournament\/[A-Z0-9]{6}\/admin$/)
  await expect(other.getByRole('heading', { name: 'Ronde 2' })).toBeVisible()
  const newCode = new URL(other.url()).pathname.split('/')[2] ?? ''
  expect(newCode).not.toBe(code)
  expect(await rankingOn(other, newCode)).toEqual(await rankingOn(page, code))
  await expect(other.getByText('Importé d’un fichier')).toBeVisible()
})
