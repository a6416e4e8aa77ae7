import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { en } from '@tablee/messages/en'
import { fr } from '@tablee/messages/fr'
import { expect, test } from 'vitest'

const SOURCES = join(import.meta.dirname, '..')

/** As named in the catalogue: do it, or leave things as they are. */
type Answers = readonly [act: string, keep: string]

/** Every confirmation before an act that is hard to undo, by file. */
const QUESTIONS: Readonly<Record<string, readonly Answers[]>> = {
  'features/accounts/profile/delete-account-dialog.tsx': [['accounts.delete.action', 'accounts.delete.keep']],
  'features/registrations/event-offers/cancel-event-dialog.tsx': [['offers.cancel.confirm', 'offers.cancel.keep']],
  'features/registrations/linked-registration/linked-questions.tsx': [
    ['registrations.own.cancelConfirm', 'registrations.own.cancelKeep'],
    ['linkedRegistration.closeConfirm', 'linkedRegistration.closeKeep'],
  ],
  'features/registrations/organizer/cancel-seated.tsx': [
    ['organizer.cancelSeated.confirm', 'organizer.cancelSeated.keep'],
  ],
  'features/registrations/organizer/erase-data.tsx': [['organizer.erase.confirm', 'organizer.erase.keep']],
  'features/registrations/organizer/selection-bar.tsx': [
    ['organizer.selection.cancelConfirm', 'organizer.selection.cancelKeep'],
  ],
  'features/registrations/own-registration/cancel-dialog.tsx': [
    ['registrations.own.cancelConfirm', 'registrations.own.cancelKeep'],
  ],
  'features/registrations/own-table/leave-event.tsx': [['registrations.leave.action', 'registrations.leave.keep']],
  'features/seasons/own-seasons/end-of-season.tsx': [['seasons.end.confirm', 'seasons.end.keep']],
  'features/shops/own-shop/close-shop-dialog.tsx': [['shops.leave.closeConfirm', 'shops.leave.closeKeep']],
  'features/shops/own-shop/leave-shop-dialog.tsx': [['shops.leave.confirm', 'shops.leave.keep']],
  'features/shops/own-shop/remove-member-dialog.tsx': [['shops.members.removeConfirm', 'shops.members.removeKeep']],
  'features/shops/hooks/hook-line.tsx': [['hooks.delete', 'hooks.deleteKeep']],
  'features/shops/tokens/token-line.tsx': [['tokens.revoke', 'tokens.keep']],
  'features/shops/regulars/erase-regular-dialog.tsx': [['regulars.eraseConfirm', 'regulars.eraseKeep']],
  'features/tournaments/admin/cancel-quick-tournament.tsx': [['life.cancel.confirm', 'life.keep']],
  'features/tournaments/admin/rounds/finish-tournament.tsx': [['admin.scores.finishConfirm', 'life.keepPlaying']],
  'features/tournaments/admin/draft/draft-timer-desk.tsx': [['draft.desk.stop', 'draft.desk.keep']],
  'features/tournaments/admin/players/leave-player.tsx': [
    ['admin.players.dropConfirm', 'admin.players.keep'],
    ['admin.players.removeConfirm', 'admin.players.keep'],
  ],
  'features/tournaments/admin/teams/remove-team.tsx': [
    ['teams.desk.dropConfirm', 'admin.players.keep'],
    ['teams.desk.removeConfirm', 'admin.players.keep'],
  ],
  'features/tournaments/admin/scores/replace-result.tsx': [
    ['replaceResult.replace', 'tournament.unsent.keepOther'],
    ['replaceResult.erase', 'tournament.unsent.keepOther'],
  ],
  'features/tournaments/admin/reopen-tournament.tsx': [['admin.scores.reopen', 'admin.scores.keepFinished']],
  'features/tournaments/admin/rounds/round-actions.tsx': [['admin.scores.undo', 'life.keepRound']],
  'features/tournaments/clock/clock-sheet.tsx': [['clock.remove', 'clock.keep']],
  'features/tournaments/conduct/absent-again.tsx': [['conduct.drop', 'conduct.keep']],
  'features/tournaments/creation-card/past-date-dialog.tsx': [
    ['creation.advanced.past.confirm', 'creation.advanced.past.change'],
  ],
  'features/tournaments/deletion/delete-tournament.tsx': [['life.delete.confirm', 'life.keep']],
  'features/tournaments/league/close-week.tsx': [
    ['league.close.button', 'league.close.keep'],
    ['league.close.last', 'league.close.keep'],
  ],
  'features/tournaments/pairing-by-hand/keep-or-give-up.tsx': [
    ['admin.pairing.leave.giveUp', 'admin.pairing.leave.keep'],
  ],
  'features/tournaments/pairing-by-hand/lost-results.tsx': [['admin.pairing.lost.confirm', 'admin.pairing.lost.keep']],
  'features/tournaments/player-dashboard/own-seat.tsx': [['dashboard.seat.leave', 'dashboard.seat.stay']],
  'features/tournaments/setting-row/setting-row.tsx': [['settingList.unsaved.discard', 'settingList.unsaved.goOn']],
  'features/tournaments/staff/end-role-dialog.tsx': [
    ['staff.revoke.confirm', 'staff.revoke.keep'],
    ['staff.erase.confirm', 'staff.erase.keep'],
  ],
}

/** Or its plural form. */
function textOf(catalogue: object, id: string): string {
  const names = id.split('.')
  const last = names.pop() ?? ''
  const part = names.reduce<unknown>((within, name) => (within as Record<string, unknown>)[name], catalogue)
  const { [last]: plain, [`${last}_other`]: several } = part as Record<string, unknown>
  const found = plain ?? several
  if (typeof found !== 'string') throw new Error(`No message is called ${id}`)
  return found
}

const firstWord = (text: string) => text.toLowerCase().split(/[\s’']/)[0]

/** Marks a question; those within a sheet are listed too. */
const ASKS = /<Confirm(Dialog|Act)|role="alertdialog"/

/** Without variable parts, as in `staff.${words}.keep`. */
function shownIn(source: string): readonly string[] {
  return [...source.matchAll(/\bt\(\s*(?:\w+ \? )?['`]([^'`]+)['`](?:\s*:\s*'([^']+)')?/g)].flatMap(([, one, other]) =>
    [one, other].flatMap((id) => (id === undefined ? [] : [id])),
  )
}

function canBe(shown: string, id: string): boolean {
  const pattern = shown
    .split(/\$\{[^}]+\}/)
    .map((part) => part.replaceAll('.', '\\.'))
    .join('[\\w.]+')
  return new RegExp(`^${pattern}$`).test(id)
}

test('EVEN-6 the list holds every question, with the answers that it shows', () => {
  const asking = globSync('{app,features}/**/*.tsx', { cwd: SOURCES }).filter(
    (file) => !file.endsWith('.test.tsx') && ASKS.test(readFileSync(join(SOURCES, file), 'utf8')),
  )
  expect(asking.filter((file) => !(file in QUESTIONS))).toEqual([])
  for (const [file, answers] of Object.entries(QUESTIONS)) {
    const shown = shownIn(readFileSync(join(SOURCES, file), 'utf8'))
    const missing = answers.flat().filter((id) => !shown.some((name) => canBe(name, id)))
    expect(missing, file).toEqual([])
  }
})

test('EVEN-6 both answers to a question say what becomes of it: none is a bare “Annuler”, least of all beside one', () => {
  for (const [language, catalogue] of Object.entries({ fr, en }))
    for (const [act, keep] of Object.values(QUESTIONS).flat()) {
      const [doing, leaving] = [textOf(catalogue, act), textOf(catalogue, keep)]
      const what = `${language}, ${act}: “${doing}” or “${leaving}”`
      expect(leaving, what).not.toMatch(/^(annuler|cancel|undo|non|no)\b/i)
      expect(doing, what).not.toMatch(/^(annuler|cancel|oui|yes|ok)$/i)
      expect(firstWord(doing), what).not.toBe(firstWord(leaving))
    }
})
