import { useEffect, useState } from 'react'
import { afterFrame } from './after-frame.ts'

/** False until what is drawn first was painted: what it does not show can wait. */
export function usePainted(): boolean {
  const [isPainted, setIsPainted] = useState(false)
  useEffect(() => afterFrame(() => setIsPainted(true)), [])
  return isPainted
}
