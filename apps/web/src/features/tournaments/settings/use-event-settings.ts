import { tournamentSettings } from '@tablee/contract/tournaments/fields/tournament-settings'
import { isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import { structureOf } from '@tablee/domain/tournaments/kinds/stage'
import type { Announcement } from '@tablee/domain/tournaments/life/announcement'
import type { SeriesScope } from '@tablee/domain/tournaments/life/series'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useState } from 'react'
import { useSeriesReport } from '../../../forms/series-report.ts'
import type { DatesWish } from '../../../forms/series-scope-field.tsx'
import { useCallFaults } from '../../../forms/use-call-faults.ts'
import { useForm } from '../../../forms/use-form.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { notify } from '../../../ui/toasts.tsx'
import { type EventSettings, useChangeEventSettings } from '../api/events/change-event-settings.ts'
import { useChangeSeries } from '../api/events/change-series.ts'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { dayAndTimeOf, momentOf } from '../creation-card/moment-text.ts'
import { useSettingSheet } from '../setting-row/setting-sheet.ts'
import { useSeriesUndo } from './use-series-undo.ts'

const NO_MOMENT = { day: '', time: '19:00' }

function draftOf({ name, capacity, stages }: Tournament, announcement: Announcement) {
  const { format, formatName, startsAt, endsAt, description, location } = announcement
  return {
    name,
    structure: structureOf({ stages }),
    maxPlayers: capacity,
    format,
    formatName: formatName ?? '',
    start: dayAndTimeOf(startsAt),
    end: endsAt === null ? NO_MOMENT : dayAndTimeOf(endsAt),
    description,
    location: location ?? '',
    reason: '',
  }
}

type Draft = ReturnType<typeof draftOf>
type EventSettingsOptions = {
  readonly tournament: Tournament
  readonly announcement: Announcement
  readonly access: StaffAccess
}

/** The edited announcement, and saving it. */
export function useEventSettings({ tournament, announcement, access }: EventSettingsOptions) {
  const { t } = useTranslation()
  const change = useChangeEventSettings(access)
  const changeOthers = useChangeSeries()
  const report = useSeriesReport()
  const undo = useSeriesUndo(tournament.id)
  const [wish, setWish] = useState<DatesWish>('one')
  const faultsOf = useCallFaults()
  const before = draftOf(tournament, announcement)
  // All dates first, including this one; the rest concerns this one alone.
  const changeDates = async (draft: Draft, scope: SeriesScope) => {
    const changed = await changeOthers.send({
      tournamentId: tournament.id,
      scope,
      ...changedIn(draft, before),
      reason: draft.reason,
    })
    const reply = changed && (await change.send(settingsOf(draft)))
    if (!reply) return null
    const { dates, left } = report(changed.data)
    if (left !== null) notify.info({ title: left, isLasting: true })
    // This one separately: more of it may have changed than others take over.
    const takeBack = async () =>
      (await undo(changed.data, 'others')) === null ? null : change.send(settingsOf(before))
    return sheet.saved({ title: t('series.saved', { dates }), takeBack })
  }
  const form = useForm({
    initial: before,
    failure: change.error,
    isKnownOnceSent: true,
    faultNames: { start: 'tournamentDate', end: 'endDate' },
    check: (draft) => {
      const settings = settingsOf(draft)
      const found = faultsOf(tournamentSettings.safeParse(settings))
      const { tournamentDate, endDate } = settings
      const isBackwards = endDate !== null && endDate !== undefined && String(endDate) < String(tournamentDate)
      if (!found.tournamentDate && !found.endDate && isBackwards) found.endDate = t('refusals.end_before_start')
      return found
    },
    send: async (draft) => {
      if (wish !== 'one') return changeDates(draft, wish)
      const reply = await change.send(settingsOf(draft))
      return reply && sheet.saved({ title: t('admin.settings.saved'), takeBack: () => change.send(settingsOf(before)) })
    },
  })
  const sheet = useSettingSheet(isWaiting(tournament) && !form.isUnchanged)
  const { start, location } = form.values
  const isMoving = start.day !== before.start.day || start.time !== before.start.time || location !== before.location
  return {
    form,
    isMoving,
    change: changeOthers.error ? changeOthers : change,
    isSending: change.isSending || changeOthers.isSending,
    wish,
    setWish,
  }
}

const MINUTE_MS = 60_000

/** What other dates take over: changed values, and the shift of the date. */
function changedIn(draft: Draft, before: Draft) {
  const { name, maxPlayers, description, location, structure } = settingsOf(draft)
  const now = momentOf(draft.start.day, draft.start.time)
  const shift = Math.round((Date.parse(now) - Date.parse(momentOf(before.start.day, before.start.time))) / MINUTE_MS)
  return {
    ...(draft.name === before.name ? {} : { name }),
    ...(draft.maxPlayers === before.maxPlayers ? {} : { maxPlayers }),
    ...(draft.description === before.description ? {} : { description }),
    ...(draft.location === before.location ? {} : { location }),
    ...(draft.structure === before.structure ? {} : { structure }),
    ...(shift === 0 ? {} : { shiftMinutes: shift }),
  }
}

function settingsOf(draft: Draft): EventSettings {
  const { name, structure, maxPlayers, format, formatName, start, end, description, location, reason } = draft
  return {
    name,
    structure,
    maxPlayers,
    format,
    formatName,
    tournamentDate: momentOf(start.day, start.time),
    endDate: end.day === '' ? null : momentOf(end.day, end.time),
    description,
    location: location.trim() === '' ? null : location,
    ...(reason.trim() === '' ? {} : { reason }),
  }
}
