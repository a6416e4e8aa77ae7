import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** Shows what this device has decided without a network, after a reload too; true while that is still being read. */
export function useKeptHere(code: string): boolean {
  const queryClient = useQueryClient()
  const [isRead, setIsRead] = useState(typeof indexedDB === 'undefined')
  useEffect(() => {
    if (typeof indexedDB === 'undefined') return
    let stop = () => {}
    let isOver = false
    const show = async () => {
      try {
        const { showKeptHere } = await import('../cave/kept-here.ts')
        const stopShowing = await showKeptHere(queryClient, code)
        if (isOver) stopShowing()
        else stop = stopShowing
      } catch (cause) {
        console.warn('[app] what this device decided cannot be read', cause)
      }
      setIsRead(true)
    }
    void show()
    return () => {
      isOver = true
      stop()
    }
  }, [queryClient, code])
  return !isRead
}
