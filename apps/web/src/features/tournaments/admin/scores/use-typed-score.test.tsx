import type { AllowedScore } from '@tablee/domain/tournaments/results/score'
import { render } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { expect, test, vi } from 'vitest'
import { useTypedScore } from './use-typed-score.ts'

const BEST_OF_THREE: readonly AllowedScore[] = [
  [2, 0],
  [2, 1],
  [1, 1],
]

const type = (key: string) => document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))

test('EVEN-8 a score typed with the first frame of the sheet is not lost', () => {
  const onChoose = vi.fn()
  function Sheet() {
    useTypedScore({ isListening: true, allowed: BEST_OF_THREE, isOffered: () => true, onChoose })
    useLayoutEffect(() => {
      type('2')
      type('1')
    }, [])
    return null
  }
  render(<Sheet />)
  expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ wins1: 2, wins2: 1 }))
})
