import { parentPort, workerData } from 'node:worker_threads';
import { type CheckUploadOptions, checkUpload } from './check-upload.ts';

/** A thread that checks one upload and ends. */
const { path, columnsPath, options } = workerData as {
  readonly path: string;
  readonly columnsPath: string;
  readonly options: CheckUploadOptions;
};
parentPort?.postMessage(await checkUpload(path, columnsPath, options));
