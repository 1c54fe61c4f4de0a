/** The same shapes as `Mark` draws, on a canvas: octagon, triangle, diamond, ring. */
export function drawShape(
  context: CanvasRenderingContext2D,
  severity: string,
  x: number,
  y: number,
  colour: string,
  ground: string,
): void {
  context.fillStyle = colour;
  context.strokeStyle = ground;
  context.lineWidth = 1.5;
  context.beginPath();
  if (severity === 'critical') polygon(context, x, y, 7.5, 8, Math.PI / 8);
  else if (severity === 'high') polygon(context, x, y + 1.5, 8, 3, -Math.PI / 2);
  else if (severity === 'medium') polygon(context, x, y, 7.5, 4, 0);
  else {
    context.arc(x, y, 5, 0, 2 * Math.PI);
    context.moveTo(x + 2.4, y);
    context.arc(x, y, 2.4, 0, 2 * Math.PI, true);
  }
  context.fill('evenodd');
  context.stroke();
  context.lineWidth = 1;
}

function polygon(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
  corners: number,
  turn: number,
): void {
  for (let corner = 0; corner < corners; corner++) {
    const angle = turn + (corner / corners) * 2 * Math.PI;
    const point: [number, number] = [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    if (corner === 0) context.moveTo(...point);
    else context.lineTo(...point);
  }
  context.closePath();
}
