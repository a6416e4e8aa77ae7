import { useEffect, useEffectEvent, useState } from 'react'
import { useClosedByBack } from '../../../ui/closed-by-back.ts'
import type { DraftState } from './use-draft.ts'

type Leaving = { readonly state: DraftState; readonly onClose: () => void }

/** Back, Escape and the cross leave; with edits they ask first (EVEN-3, EVEN-4). Escape first deselects. */
export function useLeaving({ state, onClose }: Leaving) {
  const [isAsking, setIsAsking] = useState(false)
  const leave = () => {
    if (state.steps.length === 0) onClose()
    else setIsAsking(true)
  }
  useClosedByBack(true, leave)
  const putDown = useEffectEvent(() => {
    if (state.selected === null) leave()
    else state.select(null)
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const isElsewhere = document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null
      // In a search, Escape empties the box.
      const isSearching = event.target instanceof HTMLInputElement && event.target.value !== ''
      if (event.key === 'Escape' && !event.defaultPrevented && !isElsewhere && !isSearching) putDown()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
  return {
    leave,
    question: {
      isOpen: isAsking,
      count: state.steps.length,
      onStay: () => setIsAsking(false),
      onKeep: onClose,
      onGiveUp: () => {
        state.startAgain()
        onClose()
      },
    },
  }
}
