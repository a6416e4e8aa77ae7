import type { Meeting } from '@tablee/domain/tournaments/tournament'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../../language/use-translation.ts'
import { notify } from '../../../../ui/toasts.tsx'
import type { LoadedTournament } from '../../api/following/loaded-tournament.ts'
import { tournamentKey } from '../../api/following/tournament-query.ts'
import { useTableLabel } from '../../tournament-frame/table-label.tsx'

/** A sheet that closes because the round was undone or paired differently elsewhere says so (EVEN-4). */
export function useToldWhenGone({ id, table }: Pick<Meeting, 'id' | 'table'>, code: string): void {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const label = useTableLabel()(table)
  const tell = useRef(() => {})
  useEffect(() => {
    tell.current = () => {
      const held = queryClient.getQueryData<LoadedTournament>(tournamentKey(code))?.tournament
      if (!held || held.matches.some((match) => match.id === id)) return
      notify.info({ title: t('gone.table', { table: label }), description: t('gone.tableHelp') })
    }
  })
  useEffect(() => () => tell.current(), [])
}
