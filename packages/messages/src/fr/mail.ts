/** Letters that the server sends. Phones never load these sentences. */
export const mail = {
  greeting: 'Bonjour {name},',
  greetingWithoutName: 'Bonjour,',
  verification: {
    subject: 'Confirmez votre adresse e-mail',
    why: 'Vous avez créé un compte sur Tablée avec cette adresse. Confirmez-la pour pouvoir récupérer votre compte si vous perdez votre mot de passe.',
    button: 'Confirmer mon adresse',
    otherwise:
      'Vous n’avez pas créé de compte ? Ne faites rien : sans votre confirmation, l’adresse ne sera pas vérifiée.',
  },
  recovery: {
    subject: 'Choisissez un nouveau mot de passe',
    why: 'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte Tablée.',
    button: 'Choisir un mot de passe',
    otherwise: 'Ce n’était pas vous ? Ne faites rien : votre mot de passe reste le même.',
  },
  emailChange: {
    subject: 'Confirmez votre nouvelle adresse e-mail',
    why: 'Vous avez demandé à utiliser cette adresse pour votre compte Tablée. Elle remplacera l’ancienne dès que vous l’aurez confirmée.',
    button: 'Confirmer cette adresse',
    otherwise: 'Vous n’avez rien demandé ? Ne faites rien : sans votre confirmation, rien ne change.',
  },
  emailChanged: {
    subject: 'L’adresse de votre compte a changé',
    why: 'L’adresse e-mail de votre compte Tablée vient d’être remplacée par une autre, par quelqu’un qui connaît votre mot de passe. Nous n’écrirons plus à celle-ci.',
    button: 'Nous contacter',
    otherwise:
      'C’était vous ? Tout va bien, il n’y a rien à faire. Ce n’était pas vous ? Quelqu’un connaît votre mot de passe : écrivez vite à la personne qui gère ce serveur.',
  },
  organizerGranted: {
    subject: 'Vous pouvez annoncer des tournois',
    why: 'L’accès organisateur vient d’être ouvert à votre compte Tablée.',
    button: 'Annoncer un tournoi',
    otherwise: 'Si la page le refuse encore, ouvrez-la de nouveau.',
  },
  organizerAsked: {
    subject: 'Demande d’accès organisateur : {name}',
    why: '{name} ({email}) demande l’accès organisateur, pour annoncer des tournois sur ce serveur.',
    button: 'Ce que l’accès ouvre',
    note: 'Pour l’accorder, lancez sur le serveur : {command}',
    otherwise:
      'Toutes les demandes : npm run tablee -- organizer requests. Pour refuser : organizer refuse EMAIL RAISON.',
  },
  life: 'Ce lien est valable 1 heure et ne sert qu’une fois.',
  copy: 'Si le bouton ne répond pas, copiez cette adresse dans votre navigateur :',
  signature: 'Tablée, tournois de jeux de cartes',
} as const
