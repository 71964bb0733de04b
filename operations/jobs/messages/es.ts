/** As `en.ts`. */
export const more = (count: string) => `Y ${count} más.`;
export const noJob = (job: string) => `No hay ninguna tarea ${job}.`;
export const ended = 'Ya ha terminado, o no existe. No se ha cancelado nada.';
export const ends = (job: string) => `La tarea ${job} termina en cuanto se pueda deshacer.`;
export const removed = (job: string) => `La tarea ${job} se ha quitado.`;
export const runsStill = 'Sigue en marcha, o ya no existe. No se ha quitado nada.';
export const started = (job: string) =>
  `La tarea ${job} ha empezado: «npm run shop -- jobs show ${job}» dice cómo va.`;
export const onlyCommand = (advice: string) =>
  `Solo un comando en la máquina de la tienda puede nombrar un archivo de allí: ${advice}.`;
export const startedBefore = 'Alguien ya lo ha empezado: no se ha empezado nada otra vez.';
export const gone = 'La lectura se ha interrumpido: el archivo no está completo.';
