/** A round table seen from above, four hands of cards around it. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 40 40" className={className}>
      <g fill="var(--ink)">
        <rect x="14.5" y="0.5" width="11" height="14" rx="2" transform="rotate(-7 20 20)" />
        <rect x="25.5" y="14.5" width="14" height="11" rx="2" transform="rotate(-7 20 20)" />
        <rect x="14.5" y="25.5" width="11" height="14" rx="2" transform="rotate(-7 20 20)" />
        <rect x="0.5" y="14.5" width="14" height="11" rx="2" transform="rotate(-7 20 20)" />
      </g>
      <circle cx="20" cy="20" r="9.5" fill="var(--carmine)" stroke="var(--paper)" strokeWidth="2.5" />
    </svg>
  )
}
