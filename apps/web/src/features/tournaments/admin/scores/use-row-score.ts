import { isOver, scoreOf } from '@tablee/domain/tournaments/kinds/match-result'
import { isSameScore, type Score } from '@tablee/domain/tournaments/results/score'
import type { Meeting } from '@tablee/domain/tournaments/tournament'
import { useCallback, useRef, useState } from 'react'
import type { StaffAccess } from '../../api/own/own-roles.ts'
import { useUpdateScore } from '../../api/results/update-score.ts'
import type { Correction } from './use-tell-corrected.ts'

type RowScoreProps = {
  readonly match: Meeting
  readonly access: StaffAccess
  /** It is the current round. */
  readonly isCurrent: boolean
  /** A score of the current round was saved. */
  readonly onSaved: (table: number) => void
  /** An earlier round was corrected: reported with an undo, unless it waits for the network. */
  readonly onCorrected: (correction: Correction | null) => void
}

/** Saves a row's score and briefly remembers it. Its sheet leaves in the drawing that shows the result. */
export function useRowScore(
  { match, access, isCurrent, onSaved, onCorrected }: RowScoreProps,
  { opened, open, leave }: Pick<ReturnType<typeof useSheet>, 'opened' | 'open' | 'leave'>,
) {
  const update = useUpdateScore(access)
  const [saved, setSaved] = useState<Score | null>(null)
  const forgetSaved = useCallback(() => setSaved(null), [])
  const underWay = useRef<UnderWay | null>(null)
  const isItsSheet = opened !== null && opened === underWay.current?.from
  if (isItsSheet && isCurrent && stands(match, underWay.current)) leave(opened)
  const send = async (score: Score) => {
    // The row need not show that one is under way.
    if (underWay.current) return
    underWay.current = { from: opened, over: match, score }
    const outcome = await update.send({ matchId: match.id, score })
    underWay.current = null
    // The sheet shows the refusal.
    if (outcome === null) open()
    else leave(opened)
    if (outcome !== null && !isCurrent) onCorrected(outcome === 'sent' ? { of: 'score', match, score } : null)
    if (outcome !== null && isCurrent) onSaved(match.table)
    if (outcome === 'sent' && isCurrent) setSaved(score)
  }
  // One that is taken back, or followed by another, leaves with what it offers.
  const isSaved = isOver(match) && isStanding(match, saved)
  return { update, choose: (score: Score) => void send(score), saved: isSaved ? saved : null, forgetSaved }
}

/** `from`: the sheet that it was chosen in, not one opened since. */
type UnderWay = { readonly from: object | null; readonly over: Meeting; readonly score: Score }

/** It came meanwhile. */
function stands(match: Meeting, sent: UnderWay | null): boolean {
  return sent !== null && match !== sent.over && isStanding(match, sent.score)
}

function isStanding(match: Meeting, score: Score | null): boolean {
  const standing = scoreOf(match)
  return score !== null && standing !== null && isSameScore(standing, score)
}

export function useSheet() {
  const [opened, setOpened] = useState<{ readonly seen: Score | null | undefined } | null>(null)
  /** With the result when the row was requested, null for none; defaults to the current one. */
  const openOver = useCallback((seen: Score | null | undefined) => setOpened({ seen }), [])
  const open = useCallback(() => openOver(undefined), [openOver])
  /** That one, not another that was opened since. */
  const leave = (sheet: typeof opened) => setOpened((now) => (now === sheet ? null : now))
  return { opened, seen: opened?.seen, open, openOver, leave, close: () => setOpened(null) }
}
