/** Reporting a page to the operator, and hidden pages. */
export const reports = {
  link: 'Signaler cette page',
  text: 'Dites à l’équipe qui tient ce site ce qui pose problème. L’organisation ne le voit pas, et rien n’est gardé de vous.',
  label: 'Ce qui pose problème',
  send: 'Envoyer le signalement',
  failed: 'Le signalement n’est pas parti',
  done: 'Merci : l’équipe du site va regarder cette page.',
  hidden: 'Page masquée',
  ask: 'Écrire à l’équipe du site',
} as const
