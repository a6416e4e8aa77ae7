import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { type Arrival, landingOf } from '../../features/accounts/redirects/arrival.ts'
import { Pending } from '../layout/pending.tsx'

export function Landing({ arrival }: { arrival: Arrival }) {
  const { history } = useRouter()
  const address = landingOf(arrival)
  useEffect(() => history.replace(address), [history, address])
  return <Pending />
}
