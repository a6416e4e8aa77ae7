import { isOver } from '@tablee/domain/tournaments/kinds/match-result'
import type { Match } from '@tablee/domain/tournaments/tournament'
import { type RefObject, useState } from 'react'
import { useLetGo } from '../../../ui/use-let-go.ts'

/** Matches shown as finished on a desk, low or last: those over when the list was shown, and others once nobody is at the list (EVEN-1). */
export function useSettled(matches: readonly Match[], list: RefObject<HTMLElement | null>): ReadonlySet<string> {
  const over = matches.filter(isOver)
  const [settled, setSettled] = useState<ReadonlySet<string>>(() => new Set(over.map(({ id }) => id)))
  useLetGo(over.filter(({ id }) => !settled.has(id)).length, () => {
    const isTouched = list.current?.matches(':hover, :focus-within') ?? false
    if (!isTouched) setSettled(new Set(over.map(({ id }) => id)))
  })
  return settled
}
