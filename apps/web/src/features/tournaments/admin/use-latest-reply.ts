import { useCallback, useRef, useState } from 'react'
import type { Act } from '../../../transport/act.ts'

/** What the last sending of an act answered; nothing while the next one is on its way. */
export function useLatestReply<Input, Reply>(act: Act<Input, Reply>): [Reply | null, (input: Input) => Promise<void>] {
  const [reply, setReply] = useState<Reply | null>(null)
  const send = useRef(act.send)
  send.current = act.send
  const sendAgain = useCallback(async (input: Input) => {
    setReply(null)
    setReply(await send.current(input))
  }, [])
  return [reply, sendAgain]
}
