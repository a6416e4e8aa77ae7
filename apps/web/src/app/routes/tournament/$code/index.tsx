import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/tournament/$code/')({ component: TournamentRoute })

function TournamentRoute() {
  const { code } = Route.useParams()
  return <p className="p-6 tabular-nums">{code}</p>
}
