import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/tournament/$code/player')({ component: PlayerRoute })

function PlayerRoute() {
  const { code } = Route.useParams()
  return <p className="p-6 tabular-nums">{code}</p>
}
